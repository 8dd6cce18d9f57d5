import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { href } from '../../addresses';
import { templateWords } from './template-words';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { Typography } from '../ui/typography';
import { palette } from '../../theme/tokens';

const Lead = styled(Section)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  '&[data-quiet]': { alignItems: 'center', textAlign: 'center' },
  '& h2': { maxWidth: '22ch' },
  '& p': { margin: 0, maxWidth: '52ch', fontSize: '1.125rem', color: palette.text.secondary },
});

interface Props {
  title: string;
  line: string;
  /** Centres the text. */
  quiet?: boolean;
}

/** The first section of a template home page. */
export const TemplateLead = ({ title, line, quiet }: Props) => (
  <Lead as="section" data-quiet={quiet || undefined}>
    <Typography variant="h2">{title}</Typography>
    <p>{line}</p>
    <Button variant="contained" component={Link} to={href('/services')}>
      {templateWords.allServices}
    </Button>
  </Lead>
);
