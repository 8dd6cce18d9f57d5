/** The rows of a fictional application on another server, as an Eloquent model with timestamps serialises them. */
export type Row = Record<string, unknown>;

const stamps = {
  created_at: '2026-01-04T06:30:00.000000Z',
  updated_at: '2026-02-11T09:05:12.000000Z',
  deleted_at: null,
};

const rows = (list: Row[]): Row[] => list.map((row, index) => ({ id: index + 1, ...row, ...stamps }));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const day = (days: number) => inDays(days).slice(0, 10);
const instant = (days: number) => inDays(days).replace(/\.\d+Z$/, '.000000Z');

const image = 'storage/images/valley.png';

const settings = (url: string): Row[] =>
  Object.entries({
    organisation_name: ['General', 'Seeds of the Valley'],
    top_nav_bar_address: ['Top Nav Bar', 'Karte Parwan, Kabul'],
    top_nav_bar_phone: ['Top Nav Bar', '+93 700 111 222'],
    top_nav_bar_email: ['Top Nav Bar', 'post@valley.example'],
    top_nav_bar_facebook: ['Top Nav Bar', 'https://facebook.example/valley'],
    top_nav_bar_linkedin: ['Top Nav Bar', null],
    main_menu_logo: ['Main Menu', `${url}/storage/images/logo.png`],
    get_involved_donate_text: ['Get Involved', 'Thank you. Every seed counts.'],
    footer_logo: ['Footer', '/storage/images/logo.png'],
    footer_logan: ['Footer', 'تخم امروز، نان فردا'],
    footer_address: ['Footer', 'Karte Parwan, Kabul'],
    about_overview_top_title: ['About Overview', 'Who we are'],
    home_slider_image: ['Home Slider', image],
  }).map(([field_name, [category, field_value]]) => ({ category, field_name, field_value, type: 'text' }));

const vacancies = (url: string): Row[] => [
  {
    vacancy_number: 1201,
    title: 'Irrigation engineer',
    post_date: instant(-6),
    close_date: instant(9),
    file: `${url}/storage/tor/irrigation-engineer.pdf`,
    department: { id: 3, name: 'Water' },
  },
  {
    vacancy_number: 'V-1202',
    title: 'کارمند قرضه‌های کوچک',
    post_date: day(-3),
    close_date: null,
    file: '/storage/tor/loan-officer.pdf',
  },
  {
    vacancy_number: '1203',
    title: 'Night guard, Jalalabad store',
    post_date: `${day(-40)} 08:00:00`,
    close_date: `${day(-10)} 16:00:00`,
    file: null,
  },
];

const volunteers: Row[] = [
  {
    vacancy_number: 'VOL-7',
    title: 'Reading circle companion',
    post_date: day(-2),
    close_date: 'Until filled',
    file: 'storage/tor/reading-circle.pdf',
  },
  {
    vacancy_number: 'VOL-8',
    title: 'همکار داوطلب باغ‌داری',
    post_date: instant(-1),
    close_date: instant(20),
    file: 'storage/tor/orchard.pdf',
  },
];

const itbs = (url: string): Row[] => [
  {
    announcement_date: instant(-5),
    reference_number: '88017',
    description: '<p>Supply of <strong>400 greenhouse kits</strong></p>',
    deadline: instant(12),
    file: `${url}/storage/bids/greenhouse-kits.pdf`,
    is_active: '1',
    budget_afn: '1250000.00',
  },
  {
    announcement_date: day(-60),
    reference_number: 88003,
    description: 'ترمیم سرک روستایی',
    deadline: null,
    file: `${url}/storage/bids/road.docx`,
    is_active: '0',
    budget_afn: null,
  },
];

const noas = (url: string): Row[] => [
  {
    announcement_date: instant(-15),
    reference_number: '87990',
    description: 'Printing of farmer handbooks, awarded to Noor Press &amp; Sons',
    deadline: null,
    file: `${url}/storage/bids/handbooks.pdf`,
  },
];

const faqs: Row[] = [
  { question: 'Where do you lend?', response: '<p>In <em>four</em> provinces.</p>', order: '1' },
  { question: 'چگونه می‌توانم درخواست بدهم؟', response: 'از طریق دفتر ولسوالی.', order: '2' },
  {
    question: 'Is this record harmful?<script>window.__hostile = "question"</script>',
    response: [
      '<script>window.__hostile = "script"</script>',
      '<img src="x" onerror="window.__hostile = \'onerror\'">',
      '<a href="javascript:window.__hostile = \'link\'">Read more</a>',
      '<iframe src="https://intruder.example/"></iframe>',
      '<style>body { display: none }</style>',
      '<svg onload="window.__hostile = \'svg\'"><script>window.__hostile = "svg"</script></svg>',
      '<p style="position:fixed;inset:0" onclick="window.__hostile = \'click\'">Harmless words stay.</p>',
    ].join(''),
    order: '3',
  },
];

const auditReports = (url: string): Row[] => [
  { year: 2024, image: 'storage/audit/2024.png', file: `${url}/storage/audit/2024.pdf`, is_mutahid_dfi: '0' },
  { year: '2023', image: null, file: `${url}/storage/audit/2023.pdf`, is_mutahid_dfi: '0' },
  {
    year: '2024',
    image: 'storage/audit/2024.png',
    file: `${url}/storage/audit/own.pdf`,
    is_mutahid_dfi: '1',
  },
];

const categories: Row[] = [
  { name: 'Water', slug: 'water' },
  { name: 'دهقانی', slug: 'farming' },
];

const tags: Row[] = [{ name: 'Winter' }, { name: 'Women’s Savings' }];

const projects: Row[] = Array.from({ length: 8 }, (_, index) => ({
  title: index === 0 ? 'کانال آب بالا' : `Canal lining, phase ${index + 1}`,
  slug: `canal-${index + 1}`,
  image,
  tp: `<p>Eleven villages, phase ${index + 1}.</p>`,
  thumpnail1: image,
  thumpnail2: null,
  content: '<h2>What was built</h2><p>Stone, gates and a measuring weir.</p>',
  date: instant(-30 * (index + 1)),
  category: { name: 'Water', slug: index % 2 === 0 ? 'water' : 'farming' },
}));

const posts: Row[] = Array.from({ length: 30 }, (_, index) => ({
  title: index === 0 ? 'جشن نهال‌شانی' : `Market day no. ${index + 1}`,
  slug: `market-day-${index + 1}`,
  date: instant(-7 * (index + 1)),
  image,
  tp: '<p>Forty stalls, two hundred visitors.</p>',
  thumpnail1: null,
  thumpnail2: null,
  content: '<p>The bread was gone by noon.</p>',
  author: null,
  user: { id: 1, name: 'Press desk' },
  category: 'water',
  tags: index % 2 === 0 ? ['winter'] : ['womens-savings'],
}));

const teams = (url: string): Row[] => [
  {
    name: 'Dr. Hosna Wafa',
    position: 'Director',
    title: 'PhD, Rural Economics',
    about: '<p>Runs the office since 2011.</p>',
    avatar: 'storage/images/hosna.png',
    is_board_member: '0',
  },
  {
    name: 'نجیب‌الله کریمی',
    position: 'رئیس هیئت مدیره',
    title: null,
    about: null,
    avatar: null,
    file: `${url}/storage/images/najib.png`,
    is_board_member: 1,
  },
];

const stakeholders: Row[] = [
  { category: 'Stakeholder', image, url: 'https://partner.example' },
  { category: 'Sponsor', image, url: null },
];

const researchs = (url: string): Row[] => [
  {
    title: 'Seed prices, 2019 to 2025',
    subtitle: 'A study of five markets',
    pdf: `${url}/storage/seeds.pdf`,
  },
  { title: 'قیمت تخم‌ها', subtitle: null, pdf: 'storage/prices.pdf' },
];

const exatras: Row[] = [
  { category: 'Key Areas of Focus', title: 'Water', content: '<p>Canals and <em>weirs</em>.</p>' },
  { category: 'Policies & Governance', title: 'Safeguarding', content: '<ul><li>Everyone.</li></ul>' },
  { category: 'Programs & Projects', title: 'برنامه آب', content: '<p>۲۰۲۶</p>' },
];

/** Every table, by the name of its endpoint; file addresses are on the server at `url`. */
export const recordsOf = (url: string) => ({
  settings: rows(settings(url)),
  vacancies: rows(vacancies(url)),
  volunteers: rows(volunteers),
  itbs: rows(itbs(url)),
  noas: rows(noas(url)),
  faqs: rows(faqs),
  'audit-reports': rows(auditReports(url)),
  teams: rows(teams(url)),
  stakeholders: rows(stakeholders),
  researchs: rows(researchs(url)),
  exatras: rows(exatras),
  categories: rows(categories),
  pcategories: rows(categories),
  tags: rows(tags),
  projects: rows(projects),
  posts: rows(posts),
});

export type LaravelRecords = ReturnType<typeof recordsOf>;
