import { workflowFile } from '../product.ts';

/** What the files of a new site depend on. */
export interface Making {
  /** When it is made (ms since 1970): its notices are dated from then. */
  now: number;
  /** The time zone of whoever makes it. */
  zone: string;
  /** Where a build server finds the product, and the commit that it takes. */
  product: { address: string; version: string };
}

/** The files of the smallest site that builds, by their paths in its folder. */
export function smallestSite({ now, zone, product }: Making): ReadonlyMap<string, string> {
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  return new Map([
    ['site.yaml', description(zone)],
    ['settings/contact.yaml', contact],
    ['settings/home.yaml', home],
    ['vacancies/01-programme-officer.md', vacancy(day(0), day(30))],
    ['projects/01-first-project.md', project(day(0))],
    ['README.md', readme],
    [workflowFile, workflow(product)],
  ]);
}

const description = (
  zone: string,
) => `# What this site is. The product's content/README.md describes each line.

name: Our organisation

# Below the icon of the installed app, in at most 12 characters; without it, the first words of the name.
# shortName: Ours

# Two letters, such as TG. Without it, search engines list no vacancy and no event.
# country: TG

# The zone of all times: that of the computer on which this file was made.
timeZone: ${zone}

# Further languages of the interface: fa-AF (Dari), ps (Pashto), and any other, whose words npm run new-language fr
# writes. The first stands at addresses without a prefix.
languages: [en]

# In quotes. Light and dark palettes are made of these two; the build stops where a text could not be read.
colours:
  main: '#1B3B6F'
  accent: '#D98E04'

# An SVG, or a square PNG of at least 512 pixels, beside this file: all icons are made of it.
# icon: icon.svg

# Without the pattern of stars behind banners.
# pattern: false

# The address of the site. With it there are feeds, a sitemap and pictures in previews.
# address: https://example.org

# Pages that you do not need, by their addresses. A page without a record is in no menu anyway.
# pages:
#   off: [/donate, /home-two, /home-three]
#   names: { /contact: Find us }
#   menu: { about: [/about, /contact] }

# The sections of the home page, in their order; without this line, all that have something to show.
# home:
#   sections: [audiences, openings, projects]

# Latitude and longitude of the office, for the map of the contact page.
# map:
#   place: 34.5358, 69.1426

# Where the forms are sent: none, until there is a receiver. Visitors then find the e-mail address.
forms:
  address: none
`;

const contact = `# How people find you. What is left out is not shown.
address: 1 Example Street, Example Town
phone: '+00 000 000 000'
email: info@example.org
`;

const home = `# The sentence at the head of the home page.
homeSlogan: One sentence that says what you are there for

# What you can count, on the home page: as many as you like. A unit, a year and a source may be left out.
# figures:
#   - { number: '1250', title: Households with a well, year: 2025, source: Our survey }
#   - { number: '31', title: New pipes, unit: km, year: 2025, source: Our survey }
`;

const vacancy = (from: string, until: string) => `---
number: V-1
title: Programme Officer
location: Example Town
employmentType: 12 months, renewable
postDate: ${from}
closeDate: ${until}
howToApply: 'Write to [info@example.org](mailto:info@example.org), with V-1 in the subject line.'
---

The first vacancy, to be changed or deleted. This text is Markdown: paragraphs, lists, **bold**, links.

A document stands beside this file and is named above: \`file: tor-programme-officer.pdf\`.
`;

const project = (date: string) => `---
title: Our first project
slug: our-first-project
date: ${date}
intro: 'What it changes, **for whom**, in two sentences.'
---

The first project, to be changed or deleted. Its address is made of \`slug\`, which should stay as it is.

A picture stands beside this file: \`image: wells.jpg\` shows it at the head of the page, \`thumbnail1\` on cards.
`;

const readme = `# Our site

This folder is the site; the product that makes it is another one. Nothing here belongs to the product, and
nothing there has to be changed.

- \`site.yaml\` says what the site is: name, colours, languages.
- \`vacancies/\`, \`projects/\` and so on have one file for each record. The product's \`content/README.md\`
  lists the folders and fields, and \`content/\` there is a whole sample to copy from.
- \`settings/\` has what is said of the organisation.

See it, in the folder of the product:

\`\`\`sh
SITE=../path/to/this/folder npm start
\`\`\`

Publish it: \`.github/workflows/publish.yml\` builds the site on GitHub at each change, and once a day. Any other
host of static files does it, too: the result is the product's \`dist/\`.

Upgrade the product: \`VERSION\` in that file names the commit of it that builds the site. The product's
\`content/README.md\` says how, under "Upgrade".
`;

const workflow = ({
  address,
  version,
}: Making['product']) => `# Builds the site and publishes it on GitHub Pages. In the settings of the repository on GitHub, choose "GitHub
# Actions" as the source of Pages. The site must stand at the root of its host name: a repository that is named
# <owner>.github.io, or a domain of your own.
name: Publish

on:
  push:
    branches: [main]
  # Deadlines pass without a change, and calendars are as old as the build.
  schedule:
    - cron: '17 2 * * *'
  workflow_dispatch:

permissions:
  contents: read
  pages: write
  id-token: write

concurrency:
  group: publish

env:
  # The product, and the commit of it that builds this site: "main" takes the newest each time.
  PRODUCT: ${address || '# write the address of its repository here: https://…'}
  VERSION: ${version}

jobs:
  publish:
    runs-on: ubuntu-latest
    environment: github-pages
    steps:
      - uses: actions/checkout@v4
        with:
          path: site
      - run: git clone "$PRODUCT" product && git -C product checkout "$VERSION"
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
          cache-dependency-path: product/package-lock.json
      - run: npm ci
        working-directory: product
      # If this fails, the published site stays, and the last lines say which file to correct.
      - run: npm run build
        working-directory: product
        env:
          SITE: ../site
          # GitHub Pages cannot map /api/vacancies to a file.
          VITE_API_SUFFIX: .json
      - uses: actions/upload-pages-artifact@v3
        with:
          path: product/dist
      - uses: actions/deploy-pages@v4
`;
