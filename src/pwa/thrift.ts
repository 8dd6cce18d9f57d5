interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's data is dear: data saver is on, or the link is 2G. Browsers that do not tell count as not. */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Resolves when the phone has nothing else to do, at last after two seconds. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 2_000);
  });
}
