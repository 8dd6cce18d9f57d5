import { ReaderActions } from '../../src/pages/read/reader-actions';
import { ReaderBar } from '../../src/pages/read/reader-bar';
import { longText, nothing, type Parts } from './parts';
import { savedFiles } from './saved-files';

/** The upper bar of the viewer, whose sign "Saved" is a button that cannot be pressed. */
export const readerParts: Parts = {
  'pages/read/reader-bar': Object.fromEntries(
    savedFiles.map(([state, file]) => [
      state,
      // What it says stands below it.
      <div key={state} style={{ position: 'relative', minHeight: 120 }}>
        <ReaderBar title={longText} note="Saved on 3 May 2026" onBack={nothing}>
          <ReaderActions file={file} about={{ title: longText, page: '/vacancies' }} />
        </ReaderBar>
      </div>,
    ]),
  ),
};
