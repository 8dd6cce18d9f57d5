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
import { leading, palette, up } from '../theme/tokens';

const Content = styled(Measure)({
  position: 'relative',
  paddingBlock: 32,
  [up.md]: { paddingBlock: 56 },
  '@media print': { paddingBlock: 4, '& nav': { display: 'none' } },
  '& h1:focus': { outline: 'none' },
  '& h1[data-long]': { fontSize: 'clamp(1.375rem, 1.1rem + 1.3vw, 2rem)', lineHeight: leading(1.25) },
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: '12px 0 0', padding: 0, listStyle: 'none' },
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& li[aria-current]': { maxWidth: '100%', minWidth: 0 },
  '& li > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li + li::before': { content: '"/" / ""', color: palette.inverse.accent },
});
const Kind = styled('p')({ margin: '0 0 4px', fontWeight: 600, color: palette.inverse.accent });
const Rule = styled('div')({
  width: 56,
  height: 4,
  marginBlockStart: 16,
  borderRadius: 2,
  backgroundColor: palette.inverse.accent,
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
        {kind && <Kind>{kind}</Kind>}
        <Typography
          variant="h1"
          tabIndex={-1}
          data-page-title
          {...said}
          data-long={title.length > 48 || undefined}
        >
          {title}
        </Typography>
        <Rule />
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
            <li aria-current="page">
              <span {...said}>{title}</span>
            </li>
          </ol>
        </nav>
      </Content>
    </InverseSection>
  );
}
