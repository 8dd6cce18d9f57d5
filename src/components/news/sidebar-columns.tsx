import { styled } from '@mui/material/styles';
import { Section } from '../ui/section';

/** A page with its sidebar: beside it where there is room, else below. */
export const SidebarColumns = styled(Section)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  '@media print': { display: 'block' },
}));
