/** The timeout (ms) for the server's response. */
const serverTimeout = 8_000;

/**
 * Whether the server responds, and not a captive portal. Bypasses all caches: the worker leaves HEAD requests
 * to the network. A redirect or another content type comes from a captive portal. Never rejects; 8 s at most.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(serverTimeout);
    const { ok, redirected, headers } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal });
    return ok && !redirected && /javascript/i.test(headers.get('content-type') ?? '');
  } catch (error) {
    console.warn(`The server does not respond: ${String(error)}`);
    return false;
  }
}
