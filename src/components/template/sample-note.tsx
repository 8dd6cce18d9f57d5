import styled from '@emotion/styled';
import { templateWords } from './template-words';
import { Icon } from '../ui/icon';
import { Measure } from '../ui/section';
import { palette } from '../../theme/tokens';

const Note = styled(Measure)({
  paddingBlockStart: 24,
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    margin: 0,
    padding: '12px 16px',
    borderRadius: 8,
    border: `1px dashed ${palette.warning.main}`,
    backgroundColor: palette.background.paper,
  },
  '& svg, & strong': { color: palette.warning.main },
});

/** The note at the top of every template page that its content is a sample. */
export const SampleNote = () => (
  <Note>
    <p>
      <Icon name="warning" />
      <span>
        <strong>{templateWords.sample}.</strong> {templateWords.sampleLine}
      </span>
    </p>
  </Note>
);
