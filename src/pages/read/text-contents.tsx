import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { directionOf } from '../../components/text/text-blocks';
import { ButtonBase } from '../../components/ui/button-base';
import { plain, type Block } from '../../document-text/edition';
import { palette, shadows } from '../../theme/tokens';
import { useCloseRequest } from '../../theme/use-close-request';
import { readerWords as words } from '../../words/reader';

const Panel = styled('nav')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  maxHeight: '70%',
  overflowY: 'auto',
  paddingBlock: 8,
  backgroundColor: palette.background.paper,
  color: palette.text.primary,
  boxShadow: shadows[6],
  borderBlockStart: '1px solid transparent',
  borderStartStartRadius: 12,
  borderStartEndRadius: 12,
  '& ol': { listStyle: 'none', margin: '0 auto', padding: 0, maxWidth: '42rem' },
});

const Entry = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: '8px 16px',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&[data-level="3"]': { paddingInlineStart: 32 },
  '&[data-level="4"]': { paddingInlineStart: 48 },
  '&[aria-current]': { fontWeight: 700, color: palette.primary.main },
  '&:focus-visible': { outlineOffset: -3 },
});

export interface Heading {
  /** The index of its block. */
  block: number;
  level: number;
  text: string;
  lang: string | undefined;
}

/** The headings of a text. Fewer than three need no list. */
export function headingsOf(blocks: readonly Block[]): Heading[] {
  const headings = blocks.flatMap((each, block) =>
    each.is === 'heading' ? [{ block, level: each.level, text: plain(each.text), lang: each.lang }] : [],
  );
  return headings.length >= 3 ? headings : [];
}

interface Props {
  headings: readonly Heading[];
  lang: string;
  /** The block at the top of the view. */
  at: number;
  onChoose: (block: number) => void;
  onClose: () => void;
}

/** The headings of a text, to jump to. */
export function TextContents({ headings, lang, at, onChoose, onClose }: Props) {
  const current = headings.filter(({ block }) => block <= at).at(-1);
  const panel = useRef<HTMLElement>(null);
  useCloseRequest(true, onClose);
  useEffect(function takeFocus() {
    const entry = panel.current?.querySelector<HTMLElement>('[aria-current], button');
    entry?.focus();
    entry?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Panel
      ref={panel}
      aria-label={words.contents}
      lang={lang}
      dir={directionOf(lang)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <ol>
        {headings.map((heading) => (
          <li key={heading.block}>
            <Entry
              type="button"
              data-level={Math.min(4, heading.level)}
              aria-current={heading === current ? 'location' : undefined}
              {...(heading.lang !== undefined && { lang: heading.lang, dir: directionOf(heading.lang) })}
              onClick={() => onChoose(heading.block)}
            >
              {heading.text}
            </Entry>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
