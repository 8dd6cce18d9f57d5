import { files, list } from 'virtual:site-lists/publications';
import type { FileValue, ImageValue } from '../../schemas/base';
import type { Publications } from '../../schemas/static-folders';

/** A publication with the addresses of its cover and its document, if they exist. */
export interface Publication {
  title: string;
  year: number;
  image: ImageValue | undefined;
  file: FileValue | undefined;
}

const read = (list: Publications[keyof Publications]): readonly Publication[] =>
  list.map(({ title, year, image, file }) => ({ title, year, image: files[image], file: files[file] }));

/** The build has checked them. */
const lists = list as Publications;

/** In the order of `publications.json`, which is the order on the page. */
export const newsletters = read(lists.newsletters);
export const annualReports = read(lists.annualReports);
export const commissionedResearch = read(lists.commissionedResearch);
