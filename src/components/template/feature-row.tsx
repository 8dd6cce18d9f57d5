import styled from '@emotion/styled';
import { sampleFeatures } from './template-words';
import { CardGrid } from '../ui/card';
import { Icon } from '../ui/icon';
import { Typography } from '../ui/typography';
import { palette } from '../../theme/tokens';

const Feature = styled('li')({
  paddingBlockStart: 20,
  borderBlockStart: `4px solid ${palette.secondary.main}`,
  '& > svg': { fontSize: 28, color: palette.primary.main },
  '& h3': { marginBlock: '12px 8px' },
  '& p': { margin: 0, color: palette.text.secondary },
});

/** The first three sample features. */
export function FeatureRow() {
  return (
    <CardGrid>
      {sampleFeatures.slice(0, 3).map(({ icon, title, text }) => (
        <Feature key={title}>
          <Icon name={icon} />
          <Typography variant="h3">{title}</Typography>
          <p>{text}</p>
        </Feature>
      ))}
    </CardGrid>
  );
}
