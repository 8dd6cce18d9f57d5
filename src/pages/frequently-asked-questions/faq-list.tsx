import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { Faq } from '../../schemas/faqs';
import { EntryBoundary } from '../../components/ui/entry-boundary';
import { Icon } from '../../components/ui/icon';
import { Prose } from '../../components/prose/prose';
import { digits } from '../../words/common';
import { MuiProvider } from '../../theme/mui-provider';
import { down, palette } from '../../theme/tokens';

const numberWidth = '1.6em';
const numberGap = 8;

const Item = styled(Accordion)({
  border: `1px solid ${palette.divider}`,
  borderRadius: 12,
  boxShadow: 'none',
  marginBlockEnd: 8,
  '&::before': { display: 'none' },
  '&.Mui-expanded': { marginBlock: '0 8px' },
  '& h2, & button': { font: 'inherit', margin: 0 },
  '[dir="rtl"] & h2 > button': { gap: 8 },
}) as typeof Accordion;
const Question = styled('span')({ display: 'flex', gap: numberGap, fontWeight: 600 });
const Number = styled('span')({
  flex: 'none',
  minWidth: numberWidth,
  color: palette.primary.main,
  fontVariantNumeric: 'tabular-nums',
});

/** Begins where its question does; on a phone it has all of the width. */
const Answer = styled(AccordionDetails)({
  '&&': {
    paddingBlockStart: 0,
    paddingInlineStart: `calc(16px + ${numberWidth} + ${numberGap}px)`,
    [down.sm]: { paddingInlineStart: 16 },
  },
});

/** Numbered questions in an accordion: at most one is expanded, initially the first. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  const [open, setOpen] = useState<number | undefined>(0);
  return (
    <MuiProvider>
      {faqs.map(({ question, response }, index) => (
        <EntryBoundary key={`${index} ${question}`} of={faqs[index]} as="p">
          <Item
            disableGutters
            expanded={open === index}
            onChange={(_, isOpen) => setOpen(isOpen ? index : undefined)}
            slotProps={{ heading: { component: 'h2' }, transition: { timeout: 200, unmountOnExit: false } }}
          >
            <AccordionSummary
              id={`question-${index + 1}`}
              aria-controls={`answer-${index + 1}`}
              expandIcon={<Icon name="down" />}
            >
              <Question>
                <Number>{`${digits(index + 1)}.`}</Number>
                <Prose inline of={faqs[index]!} field="question">
                  {question}
                </Prose>
              </Question>
            </AccordionSummary>
            <Answer>
              {response && (
                <Prose of={faqs[index]!} field="response">
                  {response}
                </Prose>
              )}
            </Answer>
          </Item>
        </EntryBoundary>
      ))}
    </MuiProvider>
  );
}
