import { useState, type ReactNode } from 'react';
import { AskFormat } from '../../src/components/document/ask-format';
import { DocumentActions } from '../../src/components/document/document-actions';
import { HandOverButton } from '../../src/components/document/hand-over-button';
import { DocumentMenu } from '../../src/components/document/document-menu';
import { DocumentMenuButton } from '../../src/components/document/document-menu-button';
import { SaveButton } from '../../src/components/document/save-button';
import { Button } from '../../src/components/ui/button';
import { longText, nothing, type Parts } from './parts';
import { savedFiles, saveStates } from './saved-files';

const title = 'Field officer, Herat';
const pdf = { url: '/files/terms.pdf', size: 120_000 };

/** An open menu hides the page behind it from assistive technology, so it is opened by a press. */
function Menu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Open the menu</Button>
      <DocumentMenu
        anchor={anchor}
        file={pdf}
        title={title}
        onClose={() => setAnchor(null)}
        onNote={nothing}
      />
    </>
  );
}

const inEachState = (draw: (state: string) => ReactNode) =>
  Object.fromEntries(Object.keys(saveStates).map((state) => [state, draw(state)]));
const files = Object.fromEntries(savedFiles);

/** The actions of a document. */
export const documentParts: Parts = {
  'document/ask-format': { rest: <AskFormat name={title} /> },
  'document/document-actions': {
    'saving, with a long title': (
      <DocumentActions file={files['saving']} title={longText} page="/vacancies" />
    ),
    ...inEachState((state) => <DocumentActions file={files[state]} title={title} page="/vacancies" />),
    ...Object.fromEntries(
      Object.keys(saveStates).map((state) => [
        `${state} in a card`,
        <DocumentActions key={state} file={files[state]} title={title} page="/vacancies" isCompact />,
      ]),
    ),
    'no file': <DocumentActions file={undefined} title={title} />,
    'a Word file': <DocumentActions file={{ url: '/files/form.docx' }} title={title} page="/vacancies" />,
    'for another app': (
      <DocumentActions file={{ url: '/files/slides.pptx' }} title={title} page="/vacancies" />
    ),
  },
  'document/hand-over-button': {
    rest: <HandOverButton file={{ url: '/files/slides.pptx' }} title={title} onNote={nothing} />,
  },
  'document/document-menu': { closed: <Menu /> },
  'document/document-menu-button': {
    rest: <DocumentMenuButton file={pdf} title={title} onNote={nothing} />,
  },
  'document/save-button': inEachState((state) => (
    <SaveButton
      file={pdf}
      title={title}
      page="/vacancies"
      state={saveStates[state as keyof typeof saveStates]}
      onPress={nothing}
      button={{ current: null }}
    />
  )),
};
