import { pushEndpoint, sendSubscription, sentKey, type Alert } from '../contract/alerts';
import { changeRow } from '../storage/app-database';
import { readAlerts } from './tell-news';

declare const self: ServiceWorkerGlobalScope;

/** https://developer.mozilla.org/en-US/docs/Web/API/PushSubscriptionChangeEvent */
export interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/**
 * Tells the receiver of which topics this phone wants to hear; of none, and the subscription ends. What fails is tried
 * again by the app, at its next start. Never rejects.
 */
export async function tellReceiver(alerts: readonly Alert[], replaces?: string): Promise<void> {
  try {
    const subscription = await self.registration.pushManager.getSubscription();
    if (!subscription || pushEndpoint === '') return;
    const topics = [...new Set(alerts.map(({ topic }) => topic))].sort();
    const sent = await sendSubscription(subscription, topics, replaces);
    await changeRow(sentKey, () => sent);
    if (topics.length === 0) await subscription.unsubscribe();
  } catch (error) {
    console.warn(`The receiver of alerts could not be told: ${String(error)}`);
  }
}

/** The browser gave this phone another endpoint, or took it away: subscribes again, and tells the receiver. */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: SubscriptionChange): Promise<void> {
  const alerts = [...(await readAlerts()).values()];
  if (alerts.length === 0) return;
  try {
    if (!newSubscription && oldSubscription)
      await self.registration.pushManager.subscribe(oldSubscription.options);
  } catch (error) {
    console.warn(`The browser refused another subscription: ${String(error)}`);
  }
  await tellReceiver(alerts, oldSubscription?.endpoint);
}
