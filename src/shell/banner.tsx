import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { StarPattern } from '../components/ui/star-pattern';
import { Measure } from '../components/ui/section';
import { Typography } from '../components/ui/typography';
import type { RouteEntry } from '../routes';
import { words } from '../words/common';
import { InverseSection } from './inverse-section';
import { site } from './site';
import { palette, up } from '../theme/tokens';

const Content = styled(Measure)({
  position: 'relative',
  paddingBlock: 32,
  [up.md]: { paddingBlock: 56 },
  '@media print': { paddingBlock: 4, '& nav': { display: 'none' } },
  '& h1:focus': { outline: 'none' },
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: '12px 0 0', padding: 0, listStyle: 'none' },
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& li + li::before': { content: '"/" / ""', color: palette.inverse.accent },
});
const Rule = styled('div')({
  width: 56,
  height: 4,
  marginBlockStart: 16,
  borderRadius: 2,
  backgroundColor: palette.inverse.accent,
});

interface Props {
  title: string;
  /** Undefined if no route matches. */
  route: RouteEntry | undefined;
}

/** The banner of a page: its title (the only h1) and the breadcrumb. */
export function Banner({ title, route }: Props) {
  const group = route?.menu?.group ?? route?.drawer?.group;
  const parent = site.pages.find(({ path }) => path === route?.parent);
  return (
    <InverseSection>
      <StarPattern />
      <Content>
        <Typography variant="h1" tabIndex={-1} data-page-title>
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
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      </Content>
    </InverseSection>
  );
}
