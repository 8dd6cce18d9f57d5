import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Icon } from './icon';
import { langAttributes } from './lang-attributes';
import type { Elements } from './elements';
import { Region } from './region';
import { Section } from './section';
import { Typography } from './typography';
import { palette } from '../../theme/tokens';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginBlockEnd: 20,
  '& p': { margin: '8px 0 0', maxWidth: '60ch', color: palette.text.secondary },
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    fontWeight: 600,
    color: palette.primary.main,
    textDecoration: 'none',
  },
  '& > a:hover': { textDecoration: 'underline' },
});

interface Props {
  /** The target of a link with a hash. */
  id?: string;
  title: string;
  line?: string | undefined;
  /** The languages of title and line, if they are other ones than that of the page. */
  titleLang?: string | undefined;
  lineLang?: string | undefined;
  /** A link to the page with the full content, if the site has it. */
  more?: { to: string; label: string };
  children: Elements;
}

/** A section that previews another page: a heading, a short text and a link to that page. */
export function TitledSection({ id, title, line, titleLang, lineLang, more, children }: Props) {
  return (
    <Section as="section" id={id}>
      <Head>
        <div>
          <Typography variant="h2" {...langAttributes(titleLang)}>
            {title}
          </Typography>
          {line && (
            <p>
              <bdi {...langAttributes(lineLang)}>{line}</bdi>
            </p>
          )}
        </div>
        {(import.meta.env.SITE_UNLINKED ? more?.to : more) && (
          <Link to={more!.to}>
            <span>{more!.label}</span>
            <Icon name="next" />
          </Link>
        )}
      </Head>
      <Region>{children}</Region>
    </Section>
  );
}
