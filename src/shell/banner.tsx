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
import { leading, palette } from '../theme/tokens';

/** One line of breadcrumbs and a title: 96 px with a title of one line, and 88 px on phones. */
const Content = styled(Measure)({
  position: 'relative',
  paddingBlockEnd: 8,
  '@media print': { paddingBlock: 4, '& li:not([aria-current])': { display: 'none' } },
  '& h1': { fontSize: 'clamp(1.125rem, 0.5rem + 4vw, 1.75rem)', lineHeight: leading(1.2) },
  '& h1:focus': { outline: 'none' },
  '& h1[data-long]': { fontSize: 'clamp(1.125rem, 0.9rem + 1.3vw, 1.5rem)' },
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    margin: 0,
    padding: 0,
    fontSize: '0.875rem',
    listStyle: 'none',
  },
  '& li': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& li + li::before': { content: '"/" / ""', marginInline: 8, color: palette.inverse.accent },
  '& a': { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 },
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
