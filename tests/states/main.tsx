import '../../src/browser/trusted-types';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { PersistentCache } from '../../src/data/device/swr-cache';
import { documentParts } from './document-parts';
import { layoutParts } from './layout-parts';
import { pressedParts } from './pressed-parts';
import { readerParts } from './reader-parts';

const parts = { ...pressedParts, ...layoutParts, ...documentParts, ...readerParts };

/** Every component in every state, except those of pointer and keyboard, which the journey triggers. */
const States = () => (
  <main>
    {Object.entries(parts).map(([part, states]) => (
      <section key={part} data-part={part} style={{ padding: 16 }}>
        <p style={{ margin: 0 }}>{part}</p>
        {Object.entries(states).map(([state, specimen]) => (
          <div key={state} data-state={state} style={{ marginBlockStart: 16 }}>
            {specimen}
          </div>
        ))}
      </section>
    ))}
  </main>
);

document.documentElement.dir = new URLSearchParams(location.search).get('dir') ?? 'ltr';
const cache = new PersistentCache();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the parts.');
createRoot(root, { onCaughtError: () => undefined }).render(
  <SWRConfig value={{ provider: () => cache }}>
    <MemoryRouter>
      <States />
    </MemoryRouter>
  </SWRConfig>,
);
