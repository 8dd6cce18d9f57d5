import styled from '@emotion/styled';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Fields, FileValue, Markup } from '../../schemas/base';
import { noticeOf } from '../../schemas/notices';
import { titleText } from '../../schemas/record-texts';
import { noticeName, noticeWords } from '../../words/notices';
import { DocumentActions } from '../document/document-actions';
import { AskFormat } from '../document/ask-format';
import { KeptNote } from '../kept/kept-note';
import type { AnyRecord } from '../list/table-rows';
import { plainText } from '../prose/plain-text';
import { Prose } from '../prose/prose';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { FingerprintDetails } from './fingerprint';
import { Typography } from '../ui/typography';
import { ContactAndWarning } from './contact-and-warning';
import { RecordActions } from './record-actions';
import { RecordChanges, RecordFacts } from './record-facts';
import type { RecordDeclaration } from './declaration';
import { TenderContext } from './tender-context';
import { headingSizes, palette, up } from '../../theme/tokens';
import { whenIdle } from '../../browser/when-idle';
import { mayHaveText, mayOpenHere } from '../../data/documents/types';
import { useLazyComponent } from '../ui/lazy/use-lazy-component';

const loadText = () => import('../text/notice-text').then(({ NoticeText }) => NoticeText);
const loadNote = () => import('../text/other-app-note').then(({ OtherAppNote }) => OtherAppNote);

interface TextProps {
  file: FileValue;
  title: string;
}

/** The text of a record's document. It comes after the page has started, and is not in its HTML. */
function RecordText({ file, title }: TextProps) {
  const { Component, load } = useLazyComponent(loadText);
  useLoadLater(load);
  return Component && <Component key={file.url} file={file} title={title} />;
}

/** What opens a document that the app cannot show; it comes as late as a text. */
function RecordNote({ file }: Pick<TextProps, 'file'>) {
  const { Component, load } = useLazyComponent(loadNote);
  useLoadLater(load);
  return Component && <Component key={file.url} file={file} />;
}

/** Loads a component when the page has nothing more to do. */
function useLoadLater(load: () => Promise<boolean>) {
  useEffect(
    function loadLater() {
      let isCurrent = true;
      void whenIdle().then(() => isCurrent && load());
      return () => {
        isCurrent = false;
      };
    },
    [load],
  );
}

/** The facts stand first, and beside the prose on wide screens. */
const Columns = styled('article')({
  display: 'grid',
  gap: 28,
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    gap: '28px 56px',
    alignItems: 'start',
    '& > :first-of-type': { gridColumn: 2, gridRow: 1 },
    '& > :nth-of-type(2)': { gridColumn: 1, gridRow: 1 },
  },
});
const Sheet = styled('section')({
  display: 'grid',
  gap: 16,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  [up.md]: { padding: 24 },
  '& > *': { minWidth: 0 },
});
/** On wide screens the way to answer stands beside. */
const ToAnswer = styled('div')({
  marginInline: -8,
  [up.md]: { display: 'none' },
  '@media print': { display: 'none' },
});
const Text = styled('section')({
  display: 'grid',
  gap: 28,
  minWidth: 0,
  maxWidth: '68ch',
  [up.md]: { fontSize: '1.0625rem' },
});
const Part = styled('div')({
  minWidth: 0,
  '& > h2': { fontSize: headingSizes.textH2, marginBlockEnd: 8 },
});

const answerId = 'answer';

interface Props {
  record: AnyRecord;
  declaration: RecordDeclaration<Fields>;
}

/** The body of a record page: facts, document and actions on a sheet; prose and how to answer beside it. */
export function RecordBody({ record, declaration }: Props) {
  const { of: resource, facts, prose, answer, thread: Thread, columns } = declaration;
  const { pathname } = useLocation();
  const { awards } = use(TenderContext);
  const title = plainText(titleText(resource, record));
  const notice = noticeOf(resource, record, awards) ?? { number: undefined };
  const [document] = Object.entries(resource.fields)
    .filter(([, { kind }]) => kind === 'file')
    .map(([name]) => record[name] as FileValue | undefined);
  const deadline = columns.find(({ as }) => as === 'deadline');
  // Until when, and the document: what most come for stands on the first screen of a phone.
  const urgent = facts.filter(({ as }) => as === 'deadline');
  const others = facts.filter(({ as }) => as !== 'deadline');
  const factsOf = { fields: resource.fields, record, chip: deadline?.chip };
  const answered = answer && (record[answer.field] as Markup | undefined);
  return (
    <Columns>
      <Sheet aria-label={noticeWords.facts}>
        <KeptNote of={resource} record={record} address={pathname} />
        <RecordChanges record={record} />
        <RecordFacts facts={urgent.length > 0 ? urgent : facts} {...factsOf} />
        {document && (
          <DocumentActions file={document} title={title} page={pathname} deadline={notice.deadline} />
        )}
        {answer && (
          <ToAnswer>
            <Button startIcon={<Icon name="down" />} component="a" href={`#${answerId}`}>
              {answer.title}
            </Button>
          </ToAnswer>
        )}
        {urgent.length > 0 && <RecordFacts facts={others} {...factsOf} />}
        {document && <AskFormat name={noticeName(title, notice)} />}
        {document?.sha256 && <FingerprintDetails sha256={document.sha256} />}
        <RecordActions of={resource} title={title} record={record} notice={notice} file={document} />
      </Sheet>
      <Text>
        {prose.map(({ title: heading, field }) =>
          record[field] === undefined ? null : (
            <Part key={field}>
              {heading && <Typography variant="h2">{heading}</Typography>}
              <Prose of={record} field={field} headingsFrom={heading ? 3 : 2}>
                {record[field] as Markup}
              </Prose>
            </Part>
          ),
        )}
        {Thread && <Thread record={record} />}
        {answer && (
          <Part>
            <Typography variant="h2" id={answerId}>
              {answer.title}
            </Typography>
            {answered && (
              <Prose of={record} field={answer.field}>
                {answered}
              </Prose>
            )}
            <ContactAndWarning number={notice.number} isOnlyWay={!answered} />
          </Part>
        )}
        {document && mayHaveText(document) && <RecordText file={document} title={title} />}
        {document && !mayOpenHere(document) && <RecordNote file={document} />}
      </Text>
    </Columns>
  );
}
