import { placeOf, type Draft } from '../../src/preview/drafts';
import { fittingLine } from '../../src/schemas/parse';
import type { Field, Resource } from '../../src/schemas/base';
import { convertChanges } from '../content/records/changes';
import { wireDate } from '../content/records/dates';
import { renderProse } from '../content/records/prose';

/** A fault of a draft is told by its form, and by the build. */
const silent = () => undefined;

/**
 * A record of the API from what a form has, as the content of a site becomes one (`content/records/`), but for files,
 * which the editor holds. What is wrong is left out, and what is missing stands as "…": a draft is seldom whole.
 */
export function recordOfDraft({ fields, body }: Resource, { values }: Draft): Record<string, unknown> {
  const today = new Date().toISOString().slice(0, 10);
  const record: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const isGiven = value !== undefined && value !== null && value !== '';
    const wire = isGiven ? wireOf(field, value, today, name === body) : undefined;
    const own = wire ?? (field.need === 'optional' ? undefined : missing(field, today));
    if (own !== undefined) record[field.wire[0] ?? name] = own;
  }
  return record;
}

function wireOf(field: Field, value: unknown, today: string, isBody: boolean): unknown {
  switch (field.kind) {
    case 'date':
      return wireDate(value, today, silent);
    case 'markup':
      return renderProse(String(value), {
        inline: !isBody,
        publish: (name, isPicture) => ({ url: placeOf(name, isPicture) }),
        report: silent,
      });
    case 'flag':
      return value === true ? 1 : 0;
    case 'number':
      return Number.isFinite(Number(value)) ? Number(value) : undefined;
    case 'texts':
      return [value].flat().map(String);
    case 'file':
    case 'image':
      return placeOf(String(value), field.kind === 'image');
    case 'changes':
      return Array.isArray(value)
        ? value.flatMap(
            (change: object) => convertChanges([new Map(Object.entries(change))], today, silent) ?? [],
          )
        : undefined;
    case 'text':
      return fittingLine(field, String(value));
    case 'slug':
    case 'link':
      return String(value);
  }
}

/** What stands for a value that the form does not have yet. */
function missing({ kind, need }: Field, today: string): unknown {
  if (kind === 'slug') return 'draft';
  if (kind === 'date' && need === 'identity') return today;
  if (kind === 'text' || (kind === 'markup' && need === 'identity')) return '…';
  return undefined;
}
