import { language } from 'virtual:messages';
import { plainText } from '../components/prose/plain-text';
import { mediaTypeOf } from '../data/documents/types';
import { closesAt, readMoment } from '../format/dates';
import { cutAtWord } from '../format/truncate';
import { zoneOffset } from '../format/zone-clock';
import type { AllOf } from '../route';
import type { FileValue } from '../schemas/base';
import { itbs, type InvitationToBid } from '../schemas/itbs';
import { noas, type NotificationOfAward } from '../schemas/noas';
import { awardsOf, tenderState } from '../schemas/notices';
import { openDataSettings } from '../schemas/open-data-settings';
import { settings } from '../schemas/settings';
import { slugOf, slugOfNumber } from '../schemas/slugs';
import { timeInZone } from './json-ld/times';
import type { AboutSite } from './json-ld/organisation';

type Notice = Pick<
  InvitationToBid & NotificationOfAward,
  'referenceNumber' | 'title' | 'description' | 'announcementDate' | 'file'
>;

/** The address of a file of this data: no page of the route table. */
function addressOf(name: string): string {
  return `/${['ocds', name].join('/')}.json`;
}

/** The address of the package with the releases of all tenders. */
const packageAddress = addressOf('release-package');

/** The longest title of a tender without one, which is called by its description. */
const longestTitle = 160;

/** The address of the release of a notice's tender; undefined for a notice without a number. */
export function releaseAddress({ referenceNumber }: { referenceNumber?: string | undefined }) {
  const key = slugOfNumber(referenceNumber ?? '');
  return key ? addressOf(key) : undefined;
}

/**
 * The tenders as data of the Open Contracting Data Standard 1.1, by address: a compiled release for each, made of its
 * invitation and its awards, and a package of all. They are the same for all languages of a site.
 * https://standard.open-contracting.org/1.1/en/schema/reference/
 */
export function ocdsOf(site: AboutSite, all: AllOf): Map<string, string> {
  const bids = all(itbs) as readonly InvitationToBid[];
  const awards = all(noas) as readonly NotificationOfAward[];
  const tenders = new Map<string, Notice>();
  for (const notice of [...bids, ...awards]) {
    const address = releaseAddress(notice);
    if (address && !tenders.has(address)) tenders.set(address, notice);
  }
  const setting = settingsOf(all);
  const host = new URL(site.siteUrl).hostname.replaceAll('.', '-');
  const prefix = setting(openDataSettings.ocidPrefix.name) ?? host;
  const releases = [...tenders].map(([address, notice]) => {
    const bid = bids.includes(notice as InvitationToBid) ? (notice as InvitationToBid) : undefined;
    const release = releaseOf(site, prefix, notice, bid, awardsOf(notice, awards));
    return [address, release] as const;
  });
  if (releases.length === 0) return new Map();
  const licence = setting(openDataSettings.dataLicence.name);
  const whole = {
    uri: site.siteUrl + packageAddress,
    version: '1.1',
    publishedDate: timeInZone(site.now, site.zone),
    publisher: { name: site.name, uri: `${site.siteUrl}/` },
    ...(licence && { license: licence }),
    releases: releases.map(([, release]) => release),
  };
  return new Map(
    [...releases, [packageAddress, whole] as const].map(([at, data]) => [at, JSON.stringify(data)]),
  );
}

function settingsOf(all: AllOf): (name: string) => string | undefined {
  const known = new Map(all(settings).map(({ name, value }) => [name, value]));
  return (name) => known.get(name) || undefined;
}

function releaseOf(
  site: AboutSite,
  prefix: string,
  notice: Notice,
  bid: InvitationToBid | undefined,
  awards: readonly NotificationOfAward[],
) {
  const ocid = `${prefix}-${slugOfNumber(notice.referenceNumber ?? '')}`;
  const dates = [notice, ...awards].flatMap((one) => dateOf(site, one.announcementDate) ?? []);
  const date = dates.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? timeInZone(site.now, site.zone);
  const buyer = { id: slugOf(site.name) || 'buyer', name: site.name };
  const suppliers = new Map(
    // By their ids: two spellings of a name may have the same one.
    awards.flatMap(({ awardedTo }) => (awardedTo ? [supplierOf(awardedTo)] : [])).map((one) => [one.id, one]),
  );
  return {
    ocid,
    id: `${ocid}-${date}`,
    date,
    tag: ['compiled'],
    initiationType: 'tender',
    language: language.tag.split('-')[0],
    parties: [
      { ...buyer, roles: ['buyer', 'procuringEntity'] },
      ...[...suppliers.values()].map((supplier) => ({ ...supplier, roles: ['supplier'] })),
    ],
    buyer,
    tender: {
      id: notice.referenceNumber,
      ...textsOf(notice),
      status: bid ? statusOf(bid, awards) : 'complete',
      procuringEntity: buyer,
      ...(bid && periodsOf(site, bid)),
      ...documentsOf(site, bid, 'tenderNotice'),
    },
    ...(awards.length > 0 && {
      awards: awards.map((award, at) => ({
        id: `${award.referenceNumber}-${awards.length - at}`,
        ...textsOf(award),
        status: 'active',
        date: dateOf(site, award.announcementDate),
        value: valueOf(award.amount),
        suppliers: award.awardedTo ? [supplierOf(award.awardedTo)] : undefined,
        ...documentsOf(site, award, 'awardNotice'),
      })),
    }),
  };
}

const supplierOf = (name: string) => ({ id: `supplier-${slugOf(name)}`, name });

const statuses = { open: 'active', awaiting: 'active', cancelled: 'cancelled', awarded: 'complete' } as const;

const statusOf = (bid: InvitationToBid, awards: readonly NotificationOfAward[]) =>
  statuses[tenderState(bid, awards, false).state];

function textsOf({ title, description }: Notice) {
  const text = plainText(String(description ?? ''));
  return { title: title ?? cutAtWord(text, longestTitle), description: text || undefined };
}

/** A date of a record as the standard writes it, with time and zone; undefined for free text. */
function dateOf({ zone }: AboutSite, text: string | undefined): string | undefined {
  const moment = readMoment(text ?? '', zone);
  if (!moment) return undefined;
  const wall = Date.parse(`${moment.day}T00:00:00Z`);
  return timeInZone(moment.at ?? wall - zoneOffset(wall, zone), zone);
}

function periodsOf(site: AboutSite, { announcementDate, deadline, questionsUntil }: InvitationToBid) {
  const startDate = dateOf(site, announcementDate);
  const endOf = (text: string | undefined) => {
    const at = closesAt(text, site.zone);
    return at === undefined ? undefined : timeInZone(at, site.zone);
  };
  const periodTo = (text: string | undefined) => {
    const endDate = endOf(text);
    return endDate && { startDate, endDate };
  };
  return { tenderPeriod: periodTo(deadline), enquiryPeriod: periodTo(questionsUntil) };
}

function documentsOf(site: AboutSite, notice: Notice | undefined, documentType: string) {
  const file: FileValue | undefined = notice?.file;
  if (!notice || !file) return {};
  return {
    documents: [
      {
        id: file.sha256 ?? file.url,
        documentType,
        title: textsOf(notice).title,
        url: new URL(file.url, `${site.siteUrl}/`).href,
        datePublished: dateOf(site, notice.announcementDate),
        format: mediaTypeOf(file),
        language: file.language?.split('-')[0],
      },
    ],
  };
}

/** `AFN 2,914,600`; any other text is no amount that a program can read. */
function valueOf(amount: string | undefined) {
  const [, currency, digits] =
    /^([A-Z]{3})\s*(\d{1,3}(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?)$/.exec(amount?.trim() ?? '') ?? [];
  return currency && digits ? { amount: Number(digits.replaceAll(',', '')), currency } : undefined;
}
