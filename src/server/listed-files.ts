import type { AllOf } from '../route';
import { routes } from '../routes';
import type { FileValue, Resource } from '../schemas/base';

/** The documents that the records of all lists name, by address; those of lists with deadlines first. */
export function listedFiles(all: AllOf): FileValue[] {
  const lists = [...new Set(routes.flatMap(({ reads }) => reads as readonly Resource[]))].sort(
    (a, b) => Number(b.deadline !== undefined) - Number(a.deadline !== undefined) || a.rank - b.rank,
  );
  const files = lists.flatMap((list) => {
    const names = Object.keys(list.fields).filter((name) => list.fields[name]!.kind === 'file');
    return all(list).flatMap((record) =>
      names.map((name) => (record as Readonly<Record<string, unknown>>)[name] as FileValue | undefined),
    );
  });
  return [...new Map(files.flatMap((file) => (file ? [[file.url, file] as const] : []))).values()];
}
