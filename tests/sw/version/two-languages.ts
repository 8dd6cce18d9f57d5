import { MemoryCaches } from '../memory-caches';
import { contentsOf, startHost, startWorker, versionOf, type Version } from '../version';

const english = versionOf('one');

/** The files of the other language alone. */
export const others = {
  '/assets/index.fa-0000000a.js': ['text/javascript', 'index("fa")'],
  '/assets/start.fa-0000000b.js': ['text/javascript', 'start("fa")'],
} as const;
export const ownOfEnglish = ['/assets/index-one.js', '/assets/start-one.js'];

const shell = english.shell
  .replaceAll('/index-one.js', '/index.fa-0000000a.js')
  .replaceAll('/start-one.js', '/start.fa-0000000b.js');

const words = (of: string) => ({
  otherTitle: `Not here ${of}`,
  otherText: `No network ${of}`,
  others: `Others ${of}`,
  retry: `Again ${of}`,
});

/** A version in two languages. */
const version: Version = {
  ...english,
  files: { ...english.files, ...others },
  languages: {
    own: ownOfEnglish,
    language: { tag: 'en', name: 'English', direction: 'ltr', words: words('en') },
    siteLanguages: [
      {
        prefix: '/fa',
        shell,
        readerList: '["fa"]',
        own: Object.keys(others),
        language: { tag: 'fa-AF', name: 'Dari', direction: 'rtl', words: words('fa') },
      },
    ],
  },
};

/** A phone on which this version was installed in English, and its server. */
export async function setUpLanguages() {
  const host = await startHost(version);
  const caches = new MemoryCaches();
  const worker = await startWorker(host.origin, version, caches);
  await worker.install();
  await worker.activate();
  const files = async () => Object.keys(await contentsOf(caches, `ngo-precache-v2-${host.origin}/`));
  return { host, worker, caches, files };
}
