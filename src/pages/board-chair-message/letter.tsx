import styled from '@emotion/styled';
import { Portrait } from '../../components/picture/portrait';
import { Typography } from '../../components/ui/typography';
import { langAttributes } from '../../components/ui/lang-attributes';
import { headingSizes, leading, palette, up } from '../../theme/tokens';
import type { Elements } from '../../components/ui/elements';

const Desk = styled('div')({
  display: 'grid',
  gap: 24,
  [up.md]: {
    gridTemplateColumns: '280px minmax(0, 1fr)',
    gap: 64,
    alignItems: 'start',
    '& > header': { position: 'sticky', insetBlockStart: 104 },
  },
  '& > header': { display: 'grid', gap: 16 },
});
const Role = styled('p')({ margin: 0, color: palette.text.secondary });
const Sheet = styled('div')({
  padding: 'clamp(24px, 5vw, 64px)',
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '& p': { fontSize: '1.0625rem', lineHeight: leading(1.7), textWrap: 'pretty' },
  '& p + p': { marginBlockStart: '1.25em' },
});
const Signature = styled('footer')({
  marginBlockStart: 40,
  paddingBlockStart: 24,
  borderBlockStart: `4px solid ${palette.secondary.main}`,
  width: 'fit-content',
  fontWeight: 700,
  '& p': { fontWeight: 400 },
});

interface Props {
  image: string | undefined;
  name: string;
  /** The languages of name and role, if they are other ones than that of the page. */
  nameLang?: string | undefined;
  roleLang?: string | undefined;
  role: string | undefined;
  children: Elements;
}

/** A letter: the sender's portrait beside the text, and their name again below it. */
export function Letter({ image, name, role, nameLang, roleLang, children }: Props) {
  return (
    <Desk>
      <header>
        <Portrait of={image ? { url: image } : undefined} name={name} />
        <div>
          <Typography
            variant="h2"
            {...langAttributes(nameLang)}
            style={{ fontSize: headingSizes.textH2, marginBlockEnd: 4 }}
          >
            {name}
          </Typography>
          {role && (
            <Role>
              <bdi {...langAttributes(roleLang)}>{role}</bdi>
            </Role>
          )}
        </div>
      </header>
      <Sheet>
        {children}
        <Signature>
          <span {...langAttributes(nameLang)}>{name}</span>
          {role && (
            <Role>
              <bdi {...langAttributes(roleLang)}>{role}</bdi>
            </Role>
          )}
        </Signature>
      </Sheet>
    </Desk>
  );
}
