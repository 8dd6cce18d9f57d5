import type { ComponentType } from 'react';
import type { Fields } from '../../schemas/base';
import type { ListDeclaration } from '../list/list-page';
import type { AnyRecord, Column } from '../list/table-rows';

/** A record page: a list declaration, and what the page of one of its records shows besides. */
export interface RecordDeclaration<F extends Fields> extends ListDeclaration<F> {
  facts: readonly Column<F>[];
  /** The fields with prose, in their order, each below its heading if it has one. */
  prose: readonly ProseField<F>[];
  /** How a reader answers the notice: its field, or the contact of the organisation where that is empty. */
  answer?: { title: string; field: keyof F & string };
  /** What belongs to the record but stands in another list. */
  thread?: ComponentType<{ record: AnyRecord }>;
}

export interface ProseField<F extends Fields = Fields> {
  title?: string;
  field: keyof F & string;
}
