import type { Node } from './node';

/** A property that a search engine requires, and what it must be. */
interface Requirement {
  expected: string;
  isMet: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const text: Requirement = { expected: 'a text', isMet: isText };
const address: Requirement = {
  expected: 'a whole http(s) address',
  isMet: (value) => isText(value) && /^https?:\/\/[^\s<>"]+$/.test(value),
};
const isDate = (value: unknown): value is string =>
  isText(value) &&
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const date: Requirement = { expected: 'a date such as 2026-12-01 or 2026-12-01 16:00', isMet: isDate };
const country: Requirement = {
  expected: 'a country as two letters, such as AF, in the setting organisation_country',
  isMet: (value) => isText(value) && /^[A-Z]{2}$/.test(value),
};
const steps: Requirement = {
  expected: 'at least two steps with name and address',
  isMet: (value) =>
    Array.isArray(value) &&
    value.length > 1 &&
    value.every(
      (step: Node, index) => step.position === index + 1 && isText(step.name) && address.isMet(step.item),
    ),
};

/**
 * The properties that search engines require of each type, by their paths:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const requirements: Readonly<Record<string, Readonly<Record<string, Requirement>>>> = {
  NGO: { name: text, url: address, logo: address },
  BreadcrumbList: { itemListElement: steps },
  JobPosting: {
    title: text,
    description: text,
    datePosted: date,
    validThrough: date,
    'hiringOrganization.name': text,
    'jobLocation.address.addressLocality': text,
    'jobLocation.address.addressCountry': country,
  },
  Event: {
    name: text,
    startDate: { ...date, expected: `${date.expected}, from the field eventStart` },
    'location.name': { ...text, expected: 'a text, from the field eventLocation' },
    'location.address.addressLocality': text,
    'location.address.addressCountry': country,
  },
  Article: { headline: text, datePublished: date, image: address, 'publisher.name': text },
};

/** The faults of a node, one sentence each; empty for a valid one. A node of an unlisted type is a fault. */
export function faultsOf(node: Node): string[] {
  const type = node['@type'];
  const required = requirements[type];
  if (!required) return [`${type}: expected one of ${Object.keys(requirements).join(', ')}`];
  // A missing place is one fault, not one for each of its parts.
  const found = new Map<string, string>();
  for (const [path, { expected, isMet }] of Object.entries(required)) {
    const value = valueAt(node, path);
    const [property = path] = path.split('.');
    if (isMet(value) || found.has(property)) continue;
    found.set(property, `${type}: ${path}: expected ${expected}, found ${show(value)}`);
  }
  const faults = [...found.values()];
  return faults.length > 0 ? faults : orderFaults(node);
}

/** A posting that ends before it begins is an editor's mistake in one of its dates. */
function orderFaults({ '@type': type, datePosted, validThrough }: Node): string[] {
  if (type !== 'JobPosting' || String(datePosted) <= String(validThrough).slice(0, 10)) return [];
  return [`${type}: validThrough: expected a day after ${show(datePosted)}, found ${show(validThrough)}`];
}

const valueAt = (node: Node, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Node | undefined)?.[name], node);

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
