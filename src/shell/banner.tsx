import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { StarPattern } from '../components/ui/star-pattern';
import { Measure } from '../components/ui/section';
import { Typography } from '../components/ui/typography';
import type { RouteEntry } from '../route';
import { words } from '../words/common';
import { langAttributes } from '../components/ui/lang-attributes';
import { groupName } from './menu/menu';
import { InverseSection } from './inverse-section';
import { site } from './site';
import { headingSizes, leading, palette } from '../theme/tokens';

/** One line of breadcrumbs and a title: 96 px with a title of one line, and 88 px on phones. */
const Content = styled(Measure)({
  position: 'relative',
  paddingBlockEnd: 10,
  '@media print': { paddingBlock: 4, '& li:not([aria-current])': { display: 'none' } },
  // Closer to the breadcrumbs, whose targets are higher than their words.
  '& h1': { marginBlockStart: -4, fontSize: headingSizes.title, lineHeight: leading(1.15) },
  '& h1:focus': { outline: 'none' },
  '& h1[data-long]': { fontSize: headingSizes.longTitle },
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    margin: 0,
    padding: 0,
    fontSize: '0.875rem',
    listStyle: 'none',
  },
  '& :is(li, a)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  // The slash stays with the place before it: no line begins with one.
  '& li:not(:last-child)::after': {
    content: ['"/"', '"/" / ""'],
    marginInline: 8,
    color: palette.inverse.accent,
  },
  // A short word is a target of 44 px and leaves the gaps at the slashes equal.
  '& a': { position: 'relative' },
  '& a::after': {
    content: '""',
    position: 'absolute',
    inset: '0 min(0px, (100% - 44px) / 2)',
  },
  '& [aria-current]': { fontWeight: 600, color: palette.inverse.accent },
});

interface Props {
  title: string;
  /** The language of the name of a record, if it is another one than that of the page. */
  lang?: string | undefined;
  /** The kind of the page, if the title is the name of a record. */
  kind?: string | undefined;
  /** Undefined if no route matches. */
  route: RouteEntry | undefined;
}

/** The banner of a page: its title (the only h1) and the breadcrumb. */
export function Banner({ title, lang, kind, route }: Props) {
  const said = kind === undefined ? {} : langAttributes(lang);
  const place = route?.menu;
  const group = place && groupName(place.group);
  const parent = site.pages.find(({ path }) => path === route?.parent);
  return (
    <InverseSection>
      <StarPattern />
      <Content>
        <nav aria-label={words.breadcrumb}>
          <ol>
            <li>
              <Link to="/">{words.home}</Link>
            </li>
            {group && group !== title && <li>{group}</li>}
            {parent && (
              <li>
                <Link to={parent.path}>{parent.title}</Link>
              </li>
            )}
            {kind && <li aria-current="page">{kind}</li>}
          </ol>
        </nav>
        <Typography
          variant="h1"
          tabIndex={-1}
          data-page-title
          {...said}
          data-long={title.length > 48 || undefined}
        >
          {title}
        </Typography>
      </Content>
    </InverseSection>
  );
}
