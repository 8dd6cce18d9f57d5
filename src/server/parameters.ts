import type { AllOf, Params } from '../route';
import type { Path } from '../routes';
import { categories, pcategories, tags } from '../schemas/categories';
import { slugOf } from '../schemas/slugs';

/** The path parameters of routes whose addresses show no record. */
export const parameters: Partial<Record<Path, (all: AllOf) => readonly Params[]>> = {
  '/project-updates/:slug': (all) => all(pcategories).map(({ slug }) => ({ slug })),
  '/events/:type/:slug': (all) => [
    ...all(categories).map(({ slug }) => ({ type: 'category', slug })),
    ...all(tags).map(({ name, slug = slugOf(name) }) => ({ type: 'tag', slug })),
  ],
};
