import type { BuildVariables } from '../build-variables.ts';

export type OutsideHosts = Readonly<
  Record<'api' | 'images' | 'forms' | 'captcha' | 'map' | 'video', readonly string[]>
>;

/** The origins other than the site's own that a build may ask, by purpose. */
export const outsideHosts = (variables: BuildVariables): OutsideHosts => ({
  api: originOf(variables.apiBaseUrl),
  images: variables.imageHosts,
  forms: originOf(variables.formsEndpoint),
  captcha: variables.captchaSiteKey ? variables.captchaHosts : [],
  map: variables.mapHosts,
  video: variables.videoHosts,
});

/** The constant that tells the page about privacy of these hosts. */
export const hostsStamp = (variables: BuildVariables): Record<string, string> => ({
  'import.meta.env.BUILD_HOSTS': JSON.stringify(JSON.stringify(outsideHosts(variables))),
});

const originOf = (address: string): string[] =>
  address === '' || address.startsWith('/') ? [] : [new URL(address).origin];
