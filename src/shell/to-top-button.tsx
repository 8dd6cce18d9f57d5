import styled from '@emotion/styled';
import { ButtonBase } from '../components/ui/button-base';
import { Icon } from '../components/ui/icon';
import { words } from '../words/common';
import { barHeight, installedOnPhone, palette, shadows, zIndex } from '../theme/tokens';

const Place = styled('div')({
  position: 'fixed',
  insetBlockEnd: 'calc(16px + var(--network-bar, 0px))',
  insetInlineEnd: 16,
  zIndex: zIndex.fab,
  [installedOnPhone]: { insetBlockEnd: `calc(16px + var(--network-bar, 0px) + ${barHeight})` },
  '@media print': { display: 'none' },
});
const Round = styled(ButtonBase)({
  width: 48,
  height: 48,
  borderRadius: '50%',
  fontSize: '0.875rem',
  color: palette.primary.contrastText,
  backgroundColor: palette.primary.main,
  boxShadow: shadows[6],
  // Tells it from the footer, which has its colour. Forced colors mode shows it in place of the background.
  border: '1px solid rgb(255 255 255 / 0.6)',
  '@media (hover: hover)': { '&:hover': { backgroundColor: palette.primary.dark } },
});

/** The button that scrolls to the top and moves the focus to the title of the page. */
export default function ToTopButton() {
  const toTop = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  };
  return (
    <Place>
      <Round type="button" aria-label={words.toTop} onClick={toTop}>
        <Icon name="up" />
      </Round>
    </Place>
  );
}
