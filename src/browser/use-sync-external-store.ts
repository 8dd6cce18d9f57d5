/** What SWR imports as React's hook: see `vite/aliases.ts`. */
export { useStore as useSyncExternalStore } from './use-store';
