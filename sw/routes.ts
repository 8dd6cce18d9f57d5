import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { withSecurityHeaders } from './security-headers';

declare const self: ServiceWorkerGlobalScope;

export type Asked = RouteHandlerCallbackOptions;

/** Requests of one kind, and who answers them. */
export interface Route {
  matches(asked: RouteMatchCallbackOptions): boolean;
  answer(asked: Asked): Promise<Response>;
}

/**
 * Answers each GET by the first route that matches it; the browser answers the rest. Every answer leaves through here,
 * with the security headers of the site. `lastResort` answers a navigation that would end in an error of the browser.
 */
export function answerRequests(routes: readonly Route[], lastResort: (url: URL) => Promise<Response>): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || !url.protocol.startsWith('http')) return;
    const sameOrigin = url.origin === self.location.origin;
    const route = routes.find(({ matches }) => matches({ event, request, sameOrigin, url }));
    if (!route) return;
    const answer = answerSafely(route, { event, request, url }).then((response) =>
      request.mode === 'navigate' && response.type === 'error' ? lastResort(url) : response,
    );
    event.respondWith(answer.then((response) => withSecurityHeaders(response, request.url)));
  });
}

/** Where a handler breaks, as where storage does not answer, the network answers. */
async function answerSafely(route: Route, asked: Asked): Promise<Response> {
  try {
    return await route.answer(asked);
  } catch (error) {
    console.warn(`${asked.url.href} is asked of the network:`, error);
    return fetch(asked.request).catch(() => Response.error());
  }
}
