import type { CDPSession, Page } from 'playwright/test';

/** What a push service on the internet would do for a browser that cannot reach one. */
interface PushPhone {
  /** Wakes the worker with a message, as the browser does when one arrives, with no page of the site open. */
  deliver(data: string): Promise<void>;
}

/**
 * Gives the pages of a phone a push service: its subscription has an address that no network knows, and keys of a
 * browser. Call it before the page subscribes.
 */
export async function stubPushManager(page: Page, endpoint: string): Promise<void> {
  await page.context().addInitScript((address) => {
    // The key of a browser: a point of P-256, in base64url, and a secret of 16 bytes.
    const keys = {
      p256dh: 'BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI',
      auth: 'FPssNDTKnInHVndSTdbKFw',
    };
    const subscription = {
      endpoint: address,
      toJSON: () => ({ endpoint: address, keys }),
      unsubscribe: async () => {
        sessionStorage.removeItem('push');
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('push', 'on');
      return subscription;
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('push') ? subscription : null;
  }, endpoint);
}

/** The worker of a site, as the browser wakes it. `page` may be blank, in the same browser. */
export async function pushPhone(page: Page, origin: string): Promise<PushPhone> {
  const session = await page.context().newCDPSession(page);
  const registration = findRegistration(session, origin);
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  return {
    async deliver(data) {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
  };
}

const findRegistration = (session: CDPSession, origin: string): Promise<string> =>
  new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
