/**
 * Refuses what a browser refuses where a site may not store data, as Firefox does with cookies blocked: the database,
 * Cache Storage, locks, channels to other tabs, and both storages. Run in the page, before its scripts.
 */
export function refuseStorage(): void {
  const refusal = () => new DOMException('The operation is insecure.', 'SecurityError');
  const reject = () => Promise.reject(refusal());
  const refuse = () => {
    throw refusal();
  };
  IDBFactory.prototype.open = refuse;
  for (const method of ['open', 'match', 'has', 'keys', 'delete'] as const) {
    CacheStorage.prototype[method] = reject;
  }
  LockManager.prototype.request = reject;
  StorageManager.prototype.persist = StorageManager.prototype.persisted = reject;
  StorageManager.prototype.estimate = reject;
  globalThis.BroadcastChannel = class {
    constructor() {
      refuse();
    }
  } as unknown as typeof BroadcastChannel;
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, storage, { get: refuse });
  }
}
