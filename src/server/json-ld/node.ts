/** An object of schema.org. */
export interface Node {
  '@type': string;
  [property: string]: unknown;
}

/** One of the items on the way from the home page to a page. */
export interface Step {
  name: string;
  address: string;
}

/** The way to a page, for search results: https://schema.org/BreadcrumbList */
export const breadcrumbNode = (steps: readonly Step[]): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  })),
});

/** The nodes as one script element of a type that no browser runs, escaped whatever an editor typed. */
export const jsonLdElement = (nodes: readonly Node[]): string => {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
};
