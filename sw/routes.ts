import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { withSecurityHeaders } from './security-headers';

export type Asked = RouteHandlerCallbackOptions;

/** Requests of one kind, and who answers them. */
export interface Route {
  matches: (asked: RouteMatchCallbackOptions) => boolean;
  answer: (asked: Asked) => Promise<Response>;
}

/**
 * Answers each GET by the first route that matches it; the browser answers the rest. Every answer leaves through here,
 * with the security headers of the site. `lastResort` answers a navigation that would end in an error of the browser.
 */
export function answerRequests(routes: readonly Route[], lastResort: (url: URL) => Promise<Response>): void {
  for (const route of routes) {
    registerRoute(route.matches, async (asked) => {
      const response = await answerSafely(route, asked);
      const isDeadEnd = asked.request.mode === 'navigate' && response.type === 'error';
      return withSecurityHeaders(isDeadEnd ? await lastResort(asked.url) : response, asked.request.url);
    });
  }
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
