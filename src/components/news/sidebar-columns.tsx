import styled from '@emotion/styled';
import { Section } from '../ui/section';
import { up } from '../../theme/tokens';

/** A page with its sidebar: beside it where there is room, else below. */
export const SidebarColumns = styled(Section)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
  alignItems: 'start',
  [up.md]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  '@media print': { display: 'block' },
});
