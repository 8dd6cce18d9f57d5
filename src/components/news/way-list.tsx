import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { palette } from '../../theme/tokens';
import { projectEventWords as words } from '../../words/projects-events';
import { langAttributes } from '../ui/lang-attributes';

const Ways = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  alignItems: 'center',
  margin: '32px 0 0',
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${palette.divider}`,
  '& dt': { color: palette.text.secondary },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', margin: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: palette.primary.main,
  },
});

/** A category or tag, and the address of its list. */
export interface Way {
  name: string;
  /** The language of the name, if it is another one than that of the page. */
  lang?: string | undefined;
  to: string;
}

/** The lists that an article belongs to: of its category, and of its tags. */
export function WayList({ category, tags }: { category: Way | undefined; tags: Way[] }) {
  if (!category && tags.length === 0) return null;
  return (
    <Ways>
      {category && <WayRow title={words.category} ways={[category]} />}
      {tags.length > 0 && <WayRow title={words.tags} ways={tags} />}
    </Ways>
  );
}

const WayRow = ({ title, ways }: { title: string; ways: Way[] }) => (
  <>
    <dt>{title}</dt>
    <dd>
      {ways.map(({ name, lang, to }) => (
        <Link key={to} to={to} {...langAttributes(lang)}>
          {name}
        </Link>
      ))}
    </dd>
  </>
);
