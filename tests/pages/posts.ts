/** Posts and their taxonomies, as an API with a single page returns them. */
const link = (label: string, active = false) => ({ url: label === '1' ? '/api/posts' : null, label, active });
export const meta = { links: [link('Previous'), link('1', true), link('Next')] };

export const post = {
  id: 7,
  title: 'Share-out day in Sholgara',
  slug: 'share-out-day',
  date: '2026-05-16',
  category: 'community-news',
  tags: ['savings-groups'],
  author: 'Laila Sarwari',
  image: '/files/a.avif',
  tp: 'Twenty-three groups opened their boxes.',
  content: '<h2>What the money is for</h2><p>Fodder came first.</p>',
};
const older = {
  ...post,
  id: 8,
  title: 'Job fair',
  slug: 'job-fair',
  date: '2026-04-02',
  category: 'fairs',
  tags: [],
};

export const project = {
  ...post,
  id: 9,
  title: 'Low-cost greenhouses',
  slug: 'greenhouses',
  category: 'farming',
};

export const answers = {
  '/api/posts': { data: [post, older], meta },
  '/api/posts/category/fairs': { data: [older], meta },
  '/api/posts/tag/savings-groups': { data: [post], meta },
  '/api/posts/share-out-day': { data: post },
  '/api/posts/nothing': () => new Response('{}', { status: 404 }),
  '/api/projects': { data: [project], meta },
  '/api/projects/category/farming': { data: [project], meta },
  '/api/projects/greenhouses': { data: project },
  '/api/projects/nothing': () => new Response('{}', { status: 404 }),
  '/api/categories': {
    data: [
      { name: 'Community News', slug: 'community-news' },
      { name: 'Fairs & Exhibitions', slug: 'fairs' },
    ],
  },
  '/api/pcategories': { data: [{ name: 'Farming', slug: 'farming' }] },
  '/api/tags': { data: [{ name: 'Savings groups' }] },
};
