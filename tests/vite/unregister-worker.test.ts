import { expect, test } from 'vitest';
import { buildUnregisterWorker } from '../../vite/unregister-worker.ts';
import { projectRoot } from '../support/project';

test('the worker that unregisters itself is one classic script, and handles no request', async () => {
  const code = await buildUnregisterWorker(projectRoot, ['chrome109', 'firefox115', 'safari16.4']);
  expect(code).toContain('unregister');
  expect(code).toContain('-saved-documents');
  expect(code).toContain('-former-documents');
  expect(code).not.toMatch(/^\s*(import|export)\b/m);
  expect(code).not.toMatch(/addEventListener\(["'`]fetch/);
  expect(() => new Function(code)).not.toThrow();
});
