import styled from '@emotion/styled';
import { Icon } from '../../components/ui/icon';
import { words } from '../../words/common';
import { useInstallAction } from './install-action';

const Entry = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});

/** The install entry of the footer; renders nothing if the app cannot be installed. */
export function InstallFooter() {
  const { press, advice } = useInstallAction();
  return (
    <>
      {press && (
        <Entry type="button" onClick={press}>
          <Icon name="install" />
          {words.installApp}
        </Entry>
      )}
      {advice}
    </>
  );
}
