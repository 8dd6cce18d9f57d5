import { messages } from 'virtual:messages/templates';
import type { IconName } from '../ui/icon';

/** The texts of the template pages. The consultancy, names and quotations are invented. */
export const templateWords = messages;

interface Sample {
  icon: IconName;
  title: string;
  text: string;
}

const { services, features, steps, quotations } = messages;

export const sampleServices: readonly Sample[] = [
  { icon: 'briefcase', ...services.planning },
  { icon: 'check', ...services.finance },
  { icon: 'place', ...services.markets },
  { icon: 'calendar', ...services.training },
  { icon: 'tender', ...services.procurement },
  { icon: 'clock', ...services.monitoring },
];

export const sampleFeatures: readonly Sample[] = [
  { icon: 'place', ...features.onTheSpot },
  { icon: 'check', ...features.checkedTwice },
  { icon: 'clock', ...features.onTime },
  { icon: 'mail', ...features.plainWords },
];

export const sampleSteps: readonly { title: string; text: string }[] = [
  steps.conversation,
  steps.terms,
  steps.work,
  steps.returnVisit,
];

export const sampleTestimonials: readonly { name: string; role: string; text: string }[] = [
  quotations.baker,
  quotations.grower,
  quotations.director,
  quotations.supplier,
  quotations.member,
];
