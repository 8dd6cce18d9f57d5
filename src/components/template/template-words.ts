import type { IconName } from '../ui/icon';

/** The template pages speak of a consultancy that is nobody's: names and quotations are invented. */
export const templateWords = {
  sample: 'Sample text',
  sampleLine: 'This page is a template. Everything on it is invented, until somebody writes it anew.',
  contact: 'Ask for a consultation',
  allServices: 'All services',
  testimonials: 'What clients say',
  testimonialsLine: 'Five invented clients, to show how the place looks.',
  servicesTitle: 'What a consultancy could offer',
  servicesLine: 'Six sample services, one card each.',
  featuresTitle: 'Three reasons',
  homeTwoTitle: 'Advice that stays when the adviser leaves',
  homeTwoLine:
    'A first screen for an organisation that advises others: one promise, one sentence that explains it, and one thing to do next.',
  homeThreeTitle: 'Start with the question, not with the report',
  homeThreeLine:
    'A quieter opening, for an organisation whose work is to listen, to measure and to write down what it found.',
  servicesIntro: 'Pick a service, or describe your question below.',
  otherServices: 'Other services',
  stepsTitle: 'How the work goes',
} as const;

interface Sample {
  icon: IconName;
  title: string;
  text: string;
}

export const sampleServices: readonly Sample[] = [
  {
    icon: 'briefcase',
    title: 'Business planning',
    text: 'A plan of ten pages that an owner can defend alone, with figures that a lender believes.',
  },
  {
    icon: 'check',
    title: 'Financial management',
    text: 'Books that close on the fifth of the month, and a budget that people look at more than once.',
  },
  {
    icon: 'place',
    title: 'Market studies',
    text: 'Who buys, at what price and in which season: asked in the market, not at the desk.',
  },
  {
    icon: 'calendar',
    title: 'Training of trainers',
    text: 'Twelve days, three months apart, with practice between them and an observer in the room.',
  },
  {
    icon: 'tender',
    title: 'Procurement support',
    text: 'Tender papers that small suppliers understand, and records that an auditor can follow.',
  },
  {
    icon: 'clock',
    title: 'Monitoring and evaluation',
    text: 'Few indicators, measured on time, and a conversation about each that did not move.',
  },
];

export const sampleFeatures: readonly Sample[] = [
  {
    icon: 'place',
    title: 'On the spot',
    text: 'Work begins where the question is, with those who live with it.',
  },
  {
    icon: 'check',
    title: 'Checked twice',
    text: 'Each figure has a source, and a second pair of eyes has seen it.',
  },
  {
    icon: 'clock',
    title: 'On time',
    text: 'A short answer on the agreed day is worth more than a long one later.',
  },
  { icon: 'mail', title: 'In plain words', text: 'A report that needs explaining is not finished yet.' },
];

export const sampleSteps: readonly { title: string; text: string }[] = [
  { title: 'One conversation', text: 'An hour, free of charge, to find out what the question really is.' },
  { title: 'A page of terms', text: 'What will be done, by whom, until when, and what it costs.' },
  { title: 'The work', text: 'With your people in every step, so that they can repeat it.' },
  { title: 'A return visit', text: 'Six months later, to see what is still used and what is not.' },
];

export const sampleTestimonials: readonly { name: string; role: string; text: string }[] = [
  {
    name: 'Samira Azimi',
    role: 'Owner of a bakery',
    text: 'They asked for my notebook first and for my plans later. The notebook knew more than I did.',
  },
  {
    name: 'Karim Wardan',
    role: 'Head of a growers’ union',
    text: 'We had three studies in the cupboard. This one is on the table, with coffee stains.',
  },
  {
    name: 'Leyla Shomal',
    role: 'Director of a vocational school',
    text: 'The trainers left in May. The training did not.',
  },
  {
    name: 'Omid Farhadi',
    role: 'Supplier of solar pumps',
    text: 'For the first time I understood a tender before its deadline.',
  },
  {
    name: 'Nasrin Bahar',
    role: 'Board member of a savings union',
    text: 'Four figures on one sheet, each month. We now argue about the right things.',
  },
];
