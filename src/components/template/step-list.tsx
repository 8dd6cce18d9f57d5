import styled from '@emotion/styled';
import { sampleSteps } from './template-words';
import { Typography } from '../ui/typography';
import { palette } from '../../theme/tokens';

const Steps = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': { counterIncrement: 'step' },
  '& li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    marginBlockEnd: 12,
    borderRadius: 20,
    fontWeight: 700,
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
  },
  '&:is(:lang(fa), :lang(ps)) li::before': { content: 'counter(step, persian)' },
  '& p': { margin: '4px 0 0', color: palette.text.secondary },
});

/** The work steps of the sample consultancy. */
export const StepList = () => (
  <Steps>
    {sampleSteps.map(({ title, text }) => (
      <li key={title}>
        <Typography variant="h3">{title}</Typography>
        <p>{text}</p>
      </li>
    ))}
  </Steps>
);
