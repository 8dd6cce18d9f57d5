import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { withSecurityHeaders } from './network/security-headers';

export type HandlerOptions = RouteHandlerCallbackOptions;

/** Which requests a route matches, and the function that responds to them. */
export interface Route {
  matches: (options: RouteMatchCallbackOptions) => boolean;
  handle: (options: HandlerOptions) => Promise<Response>;
}

/**
 * Responds to each GET with the first matching route, and leaves the other requests to the browser. Adds the
 * site's security headers to every response. `lastResort` responds to a navigation that would end in a
 * browser error page.
 */
export function handleRequests(routes: readonly Route[], lastResort: (url: URL) => Promise<Response>): void {
  for (const route of routes) {
    registerRoute(route.matches, async (options) => {
      const response = await handleSafely(route, options);
      const isFailedNavigation = options.request.mode === 'navigate' && response.type === 'error';
      return withSecurityHeaders(
        isFailedNavigation ? await lastResort(options.url) : response,
        options.request.url,
      );
    });
  }
}

/** If a handler throws, for example because storage fails, the network responds. */
async function handleSafely(route: Route, options: HandlerOptions): Promise<Response> {
  try {
    return await route.handle(options);
  } catch (error) {
    console.warn(`${options.url.href} is fetched from the network:`, error);
    // The page gets the same error from `Response.error()` as from its own request.
    return fetch(options.request).catch(() => Response.error());
  }
}
