import type { PageMessage } from '../../sw/contract';

/** The worker of this page as the app knows it. Dispatches `waiting` when a new version is installed and waits. */
export class Registration extends EventTarget {
  private constructor(private readonly own: ServiceWorkerRegistration) {
    super();
    this.follow(own.installing);
    own.addEventListener('updatefound', () => this.follow(own.installing));
  }

  /** Registers it at its one address, past the browser's HTTP cache. */
  static async at(url: string): Promise<Registration> {
    const options = { type: 'classic', updateViaCache: 'none' } as const;
    return new Registration(await navigator.serviceWorker.register(url, options));
  }

  /** Tells of a version that waits already; to be called once somebody listens. */
  look(): void {
    // Without a worker in charge it is the first one, which waits for nobody.
    if (this.own.waiting && navigator.serviceWorker.controller) this.dispatchEvent(new Event('waiting'));
  }

  /** Lets the waiting version take over. */
  skipWaiting(): void {
    this.own.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage);
  }

  /** Looks for a new version. */
  async update(): Promise<void> {
    await this.own.update();
  }

  private follow(worker: ServiceWorker | null) {
    worker?.addEventListener('statechange', () => worker.state === 'installed' && this.look());
  }
}
