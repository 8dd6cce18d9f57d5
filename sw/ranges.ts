import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js';

/**
 * Answers a request for a part from the whole file: 206, or 416 where the part is none of it. A range may end
 * beyond the file (RFC 9110, 14.1.2), which Workbox refuses, so it is cut to the file's length before.
 */
export async function answerRange(request: Request, whole: Response): Promise<Response> {
  const file = await whole.blob();
  const range = (request.headers.get('range') ?? '').trim();
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? [];
  if (from && Number(from) >= file.size) return outside(file.size);
  const end = from ? file.size - 1 : file.size;
  const cut = to ? `bytes=${from}-${Math.min(Number(to), end)}` : range;
  const part = await createPartialResponse(
    new Request(request.url, { headers: { range: cut } }),
    new Response(file, { headers: whole.headers }),
  );
  return part.status === 416 ? outside(file.size) : part;
}

const outside = (size: number) =>
  new Response('', { status: 416, headers: { 'content-range': `bytes */${size}` } });
