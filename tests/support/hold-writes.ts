import { IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Keeps each transaction that writes open, until the returned function is called. */
export function holdWrites(): () => void {
  let isHeld = true;
  const { put } = IDBObjectStore.prototype;
  const held = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    const wait = () => {
      if (isHeld) this.get('nothing').onsuccess = wait;
    };
    wait();
    return put.apply(this, args);
  });
  return () => {
    isHeld = false;
    held.mockRestore();
  };
}
