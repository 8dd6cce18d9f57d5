import { defineConfig } from 'vite';

/** Bundles the receiver for its image, where nothing else is installed but PGlite, which reads files beside itself. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'receiver/start.ts',
    outDir: 'dist-receiver',
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'receiver.mjs' } },
  },
  ssr: { noExternal: true, external: ['@electric-sql/pglite'] },
});
