import type { ComponentType } from 'react';
import type { Fields } from '../../schemas/base';
import type { ListDeclaration } from '../list/list-page';
import type { AnyRecord, Column } from '../list/table-rows';

/** A record page: a list declaration, and what the page of one of its records shows besides. */
export interface RecordDeclaration<F extends Fields> extends ListDeclaration<F> {
  facts: readonly Column<F>[];
  /** The fields with prose, in their order, each below its heading if it has one. */
  prose: readonly ProseField<F>[];
  /** The field that says how to answer the notice; the contact of the organisation replaces an empty one. */
  answer?: { title: string; field: keyof F & string };
  /** Renders the records of another list that belong to this one. */
  thread?: ComponentType<{ record: AnyRecord }>;
}

export interface ProseField<F extends Fields = Fields> {
  title?: string;
  field: keyof F & string;
}
