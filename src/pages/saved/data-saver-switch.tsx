import styled from '@emotion/styled';
import { Typography } from '../../components/ui/typography';
import { useId, useState } from 'react';
import { chooseDataSaver, useBrowserSavesData, useDataSaver } from '../../data/device/data-saver';
import { savedWords as words } from '../../words/saved';
import { PageSection, Panel, Small } from '../../components/saved/panel';
import { palette } from '../../theme/tokens';

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  width: '100%',
  minHeight: 44,
  fontWeight: 600,
  cursor: 'pointer',
});
/** A checkbox styled as a switch: the knob shows the state without relying on colour. */
const Switch = styled('input')({
  appearance: 'none',
  flex: 'none',
  boxSizing: 'border-box',
  width: 52,
  height: 32,
  margin: 0,
  padding: 4,
  border: `2px solid ${palette.text.secondary}`,
  borderRadius: 16,
  cursor: 'pointer',
  '&::before': {
    content: '""',
    display: 'block',
    width: 20,
    height: 20,
    borderRadius: 10,
    backgroundColor: palette.text.secondary,
    transition: 'margin 150ms',
  },
  '&:checked': {
    borderColor: palette.primary.main,
    backgroundColor: palette.primary.main,
  },
  '&:checked::before': {
    marginInlineStart: 20,
    backgroundColor: palette.primary.contrastText,
  },
  '@media (forced-colors: active)': {
    '&::before': { backgroundColor: 'ButtonText' },
    '&:checked::before': { backgroundColor: 'Highlight' },
  },
});

/** The switch of the data saver, with an explanation; it applies to this app on this device. */
export function SavedData() {
  const isOn = useDataSaver() === 'on';
  const isAsked = useBrowserSavesData();
  const [isKept, setKept] = useState(true);
  const text = useId();
  return (
    <PageSection>
      <Typography variant="h2">{words.data}</Typography>
      <Panel>
        <Row>
          {words.dataSwitch}
          <Switch
            type="checkbox"
            role="switch"
            checked={isOn}
            aria-describedby={text}
            onChange={({ target }) => void chooseDataSaver(target.checked ? 'on' : 'off').then(setKept)}
          />
        </Row>
        <div id={text} style={{ display: 'grid', gap: 8 }}>
          <p>{words.dataText}</p>
          {isAsked && <Small>{isOn ? words.dataAsked : words.dataAskedOff}</Small>}
        </div>
        <span role="status">{!isKept && words.dataNotKept}</span>
      </Panel>
    </PageSection>
  );
}
