import { get } from 'node:http';

/**
 * The size (bytes) of the body on the wire for a browser that accepts Brotli; redirects are followed. Rejects unless
 * the status is 200.
 */
export function bodySize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const { statusCode = 0 } = answer;
      const { location } = answer.headers;
      let size = 0;
      answer.on('data', (chunk: Buffer) => (size += chunk.length));
      answer.on('error', reject);
      answer.on('end', () => {
        if (statusCode === 200) resolve(size);
        else if (location && statusCode < 400) resolve(bodySize(new URL(location, address).href));
        else reject(new Error(`${address} answered ${statusCode}.`));
      });
    }).on('error', reject);
  });
}

/** The sum over all addresses, each counted once. */
export async function sumOfBodies(addresses: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const address of new Set(addresses)) sum += await bodySize(address);
  return sum;
}
