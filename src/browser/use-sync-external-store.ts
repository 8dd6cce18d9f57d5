/** Replaces React's hook in SWR: see `vite/aliases.ts`. */
export { useStore as useSyncExternalStore } from './use-store';
