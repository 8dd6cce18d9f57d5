import { ReaderActions } from '../../src/pages/read/reader-actions';
import { ReaderBar } from '../../src/pages/read/reader-bar';
import { longText, nothing, type Parts } from './parts';
import { savedFiles } from './saved-files';

/** The top bar of the viewer, whose "Saved" icon is a disabled button. */
export const readerParts: Parts = {
  'pages/read/reader-bar': Object.fromEntries(
    savedFiles.map(([state, file]) => [
      state,
      // Leaves room for the messages below the bar.
      <div key={state} style={{ position: 'relative', minHeight: 120 }}>
        <ReaderBar title={longText} note={<span>Saved on 3 May 2026</span>} onBack={nothing}>
          <ReaderActions file={file} about={{ title: longText, page: '/vacancies' }} />
        </ReaderBar>
      </div>,
    ]),
  ),
};
