import styled from '@emotion/styled';
import { useState, useSyncExternalStore } from 'react';
import { installWords } from '../../words/install';
import { Button } from '../ui/button';
import { palette, textField } from '../../theme/tokens';

const Place = styled('div')({ marginBlockEnd: 24 });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Address = styled('input')({
  ...textField,
  flex: '1 1 200px',
  minWidth: 0,
  paddingInline: 12,
  backgroundColor: palette.background.default,
  color: palette.text.primary,
});

const tellings = { none: '', copied: installWords.linkCopied, failed: installWords.linkNotCopied } as const;

const nothingToFollow = () => () => undefined;

/** The URL of the current page with a copy button; where the clipboard is denied, the user can select it. */
export function CopyLink() {
  const address = useSyncExternalStore(
    nothingToFollow,
    () => location.href,
    () => '',
  );
  const [outcome, setOutcome] = useState<keyof typeof tellings>('none');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setOutcome('copied');
    } catch (error) {
      console.warn(`The link was not copied: ${String(error)}`);
      setOutcome('failed');
    }
  };
  return (
    <Place>
      <Line>
        <Address
          readOnly
          dir="ltr"
          aria-label={installWords.link}
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="outlined" onClick={() => void copy()}>
          {installWords.copyLink}
        </Button>
      </Line>
      <div role="status">{tellings[outcome]}</div>
    </Place>
  );
}
