/**
 * Opens the channel of this name to the other tabs. Undefined, with a warning, if the browser refuses it, as Firefox
 * does where a site may not store data; undefined, too, if it has none.
 * https://developer.mozilla.org/en-US/docs/Web/API/BroadcastChannel
 */
export function openChannel<T>(
  name: string,
  onMessage: (message: MessageEvent<T>) => void,
): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = onMessage;
    return channel;
  } catch (error) {
    console.warn(`Other tabs are not told of changes: ${String(error)}`);
    return undefined;
  }
}
