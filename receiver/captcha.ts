interface Options {
  /** The secret of the account at the captcha's operator. */
  secret: string;
  /** The address of its service. */
  url: string;
  /** How long it may take (ms). */
  timeLimit?: number;
}

/** Faults of our settings, not of the user's answer. */
const faultsOfOurs = /secret/;

/**
 * Makes a function that asks the captcha's operator whether an answer is valid. It rejects if the operator does not
 * say so in time: then nobody knows.
 */
export function captchaCheck({ secret, url, timeLimit = 5_000 }: Options) {
  return async (answer: string): Promise<boolean> => {
    if (answer === '') return false;
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: answer }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    }).catch((error: unknown) => {
      throw new Error(`The captcha's service did not answer: ${String(error)}`);
    });
    if (!response.ok) throw new Error(`The captcha's service answered with status ${response.status}.`);
    const said = (await response.json()) as { success?: unknown; 'error-codes'?: unknown } | null;
    if (typeof said?.success !== 'boolean') throw new Error("The captcha's service did not say whether.");
    const codes = Array.isArray(said['error-codes']) ? said['error-codes'].map(String) : [];
    if (!said.success && codes.some((code) => faultsOfOurs.test(code)))
      throw new Error(`The captcha's service refuses the secret: ${codes.join(', ')}.`);
    return said.success;
  };
}
