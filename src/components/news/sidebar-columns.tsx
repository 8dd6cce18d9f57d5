import styled from '@emotion/styled';
import { Section } from '../ui/section';
import { up } from '../../theme/tokens';

/** The layout of a page with a sidebar: beside it on wide screens, below it on narrow ones. */
export const SidebarColumns = styled(Section)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
  alignItems: 'start',
  [up.md]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  '@media print': { display: 'block' },
});
