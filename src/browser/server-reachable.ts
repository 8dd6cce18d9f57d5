/** The server's answer is waited for this long (ms). */
const patience = 8_000;

/**
 * Whether the server answers now, and no hotspot in its place. Asked past every cache: the worker leaves a HEAD to the
 * network. Never rejects; 8 s at most.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    const { ok, redirected, headers } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal });
    return ok && !redirected && /javascript/i.test(headers.get('content-type') ?? '');
  } catch (error) {
    console.warn(`The server does not answer: ${String(error)}`);
    return false;
  }
}
