import { createPartialResponse } from 'workbox-range-requests/createPartialResponse.js';

/**
 * Responds to a range request from the complete file: 206, or 416 if the range is outside the file. A range
 * may end beyond the file, which Workbox rejects, so it is clamped first:
 * https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2
 */
export async function rangeResponse(request: Request, whole: Response): Promise<Response> {
  const file = await whole.blob();
  const range = (request.headers.get('range') ?? '').trim();
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? [];
  if (from && Number(from) >= file.size) return outside(file.size);
  const end = from ? file.size - 1 : file.size;
  const clamped = to ? `bytes=${from}-${Math.min(Number(to), end)}` : range;
  const part = await createPartialResponse(
    new Request(request.url, { headers: { range: clamped } }),
    new Response(file, { headers: whole.headers }),
  );
  return part.status === 416 ? outside(file.size) : part;
}

const outside = (size: number) =>
  new Response('', { status: 416, headers: { 'content-range': `bytes */${size}` } });
