import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { withSecurityHeaders } from './security-headers';

export type Asked = RouteHandlerCallbackOptions;

/** Which requests a route matches, and the function that responds to them. */
export interface Route {
  matches: (asked: RouteMatchCallbackOptions) => boolean;
  answer: (asked: Asked) => Promise<Response>;
}

/**
 * Responds to each GET with the first matching route, and leaves the other requests to the browser. Adds the
 * site's security headers to every response. `lastResort` responds to a navigation that would end in a
 * browser error page.
 */
export function answerRequests(routes: readonly Route[], lastResort: (url: URL) => Promise<Response>): void {
  for (const route of routes) {
    registerRoute(route.matches, async (asked) => {
      const response = await answerSafely(route, asked);
      const isFailedNavigation = asked.request.mode === 'navigate' && response.type === 'error';
      return withSecurityHeaders(
        isFailedNavigation ? await lastResort(asked.url) : response,
        asked.request.url,
      );
    });
  }
}

/** If a handler throws, for example because storage fails, the network responds. */
async function answerSafely(route: Route, asked: Asked): Promise<Response> {
  try {
    return await route.answer(asked);
  } catch (error) {
    console.warn(`${asked.url.href} is fetched from the network:`, error);
    return fetch(asked.request).catch(() => Response.error());
  }
}
