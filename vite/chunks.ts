import type { Plugin } from 'vite';
import { BuildError } from './build-error';

/**
 * The scripts of every page are bundled into two files: many small ones cost round trips, and compress badly. Libraries
 * change seldom, so a new version of the app leaves their file cached.
 */
const initial = ['$initial' as const];
/**
 * The entry with its imports; everything else is loaded after the page is painted. It runs even if no other file loads.
 */
const entry = { name: 'entry', test: /\/src\/main\.ts$|\/index\.html/, priority: 4 };
const libraries = {
  name: 'libraries',
  test: /\/node_modules\/|\/src\/app\/vendor\.ts$/,
  tags: initial,
  priority: 3,
};
const base = { name: 'base', tags: initial, priority: 2 };
/**
 * Small modules that most pages use, though few of them at the start: files of their own would cost more, and merged
 * with what is shared, each would bring along what hardly any page needs.
 */
const small = {
  name: 'small',
  test: /\/src\/(components\/(ui\/(skeleton|entry-boundary|progress-bar|sentence)|news\/event-line)|browser\/(use-focus-on-new|when-idle)|data\/(api\/outside-frame|device\/(row-keys|stores)|lists\/visits\/new-notices|outbox\/(endpoint|outbox-change))|format\/fold)|\/sw\/contract\/fold\./,
  priority: 2,
  includeDependenciesRecursively: false,
};
/** The filters of a list: the home page has none. */
const filters = {
  name: 'filters',
  test: /\/src\/components\/list\/(list-page|record-filter|filter-form|choices|order-rows|use-matches)/,
  priority: 2,
  includeDependenciesRecursively: false,
};
/** The components of lists and documents: most pages show one or the other. What a press loads stays out. */
const records = {
  name: 'records',
  test: /\/src\/(components\/(list(?!\/no-room)|document(?!\/(ask-format|document-menu|hand-over|share-document)\.))|components\/install\/install-before-save|words\/(documents|vacancies|volunteers)|data\/documents\/types|document-text\/kinds\.)|\/sw\/contract\/media-types/,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** Only the sample templates use these: in the shared chunk every page would fetch them. */
const templates = {
  name: 'templates',
  test: /\/src\/(components\/(template\/|form\/consultation-form)|words\/templates)/,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** The components of lists of news and articles. The home page uses their cards, but not the rest. */
const news = {
  name: 'news',
  test: /\/src\/components\/news\/(?!\w+-card\.|event-line\.|recent-cards\.)/,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** What removes and brings back copies of documents: merged with what is shared, the home page would fetch it. */
const copies = {
  name: 'copies',
  test: /\/src\/(data\/documents\/(former-copies|remove-saved)|components\/toasts\/choice-toast)/,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** What keeps a record: merged with what is shared, lists and the home page would fetch it at their start. */
const kept = {
  name: 'kept',
  test: /\/src\/((components|data|words)\/kept|data\/lists\/on-phone|browser\/tab-signal)/,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** What saves whole lists, and what watches them: the page “My things” and a dialog of lists share it. */
const saved = {
  name: 'saved-shared',
  test: /\/src\/(components\/(saved|watch\/(?!list-dialog))|data\/watches|words\/(saved|watch))|\/sw\/contract\/alerts\.|virtual:messages\/(saved|watch)$/,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** The words of the pages about the organisation: merged with what is shared, every page would fetch them. */
const about = {
  name: 'about',
  test: /\/src\/words\/about/,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** The link to the contact form on notices and in the viewer: merged with forms, these would fetch the forms as well. */
const ask = {
  name: 'ask-format',
  test: /\/src\/components\/document\/ask-format|virtual:messages\/ask-format$/,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** The figures, newest cards and words of the home page, which other pages use too: in shared chunks they would be split among many. */
const home = {
  name: 'home-shared',
  test: /\/src\/(components\/(organisation\/figures|news\/recent-cards)|words\/home)/,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** Modules that several pages share are grouped by the pages that share them. */
const shared = (mergeBelow: number) => ({
  name: 'shared',
  test: /\/src\/(components|data|browser|schemas|words|format|addresses)/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: mergeBelow,
});

/** Made for the product with all of its pages: which files each page then fetches is tested. */
const ofAllPages = [small, filters, records, templates, news, copies, kept, saved, about, ask, home];

/**
 * Into which files the build groups the modules of the page. https://rolldown.rs/reference/OutputOptions.codeSplitting
 *
 * The bundler merges small groups, and fills named ones, without looking whether two files then import each other: one
 * of them may run before the other has its values. The journeys open each page of the product, where two files do so
 * without harm. A site that lacks some of its pages or sections (`isWhole` is false) is therefore grouped by who shares
 * what alone, where no file imports one that imports it, and has more files.
 */
export const chunkGroups = (isWhole: boolean) => [
  entry,
  libraries,
  base,
  ...(isWhole ? ofAllPages : []),
  shared(isWhole ? 4_000 : 0),
];

/** Fails the build if two of its files import each other: one of them would run without the values of the other. */
export function noCycles(): Plugin {
  return {
    name: 'no-cycles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (file: string, above: readonly string[]) => {
        if (above.includes(file))
          throw new BuildError(
            `${[...above.slice(above.indexOf(file)), file].join(' imports ')}: a file would run before what it needs: see vite/chunks.ts.`,
          );
        const chunk = bundle[file];
        if (done.has(file) || chunk?.type !== 'chunk') return;
        for (const imported of chunk.imports) visit(imported, [...above, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}

/**
 * Vite wraps each `import()` in a helper that preloads its style sheets. This site has none, and the helper
 * is a quarter of its entry, so this replaces it by a plain call. Fails the build if there is a style sheet
 * after all.
 * https://vite.dev/guide/features#async-chunk-loading-optimization
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      // The id of Vite's virtual module.
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
    generateBundle(_options, bundle) {
      const sheet = Object.keys(bundle).find((name) => name.endsWith('.css'));
      if (sheet) throw new BuildError(`${sheet} would not be fetched: see vite/chunks.ts.`);
    },
  };
}
