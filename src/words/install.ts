import { messages } from 'virtual:messages/install';
import type { InstallMethod } from '../pwa/use-install';

export const installWords = messages;

const stepsOf = ({ first, then, last }: Record<'first' | 'then' | 'last', string>) => [first, then, last];

const { steps } = messages;
const menuSteps = stepsOf(steps.menu);

/** The steps to install the app, in order. */
export const installSteps: Record<InstallMethod, readonly string[]> = {
  ios: stepsOf(steps.ios),
  'ios-other': stepsOf(steps['ios-other']),
  'in-app': stepsOf(steps['in-app']),
  menu: menuSteps,
  prompt: menuSteps,
  'not-yet': menuSteps,
  nothing: menuSteps,
};
