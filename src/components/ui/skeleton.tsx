import { styled, type SxProps, type Theme } from '@mui/material/styles';

const Root = styled('span')(({ theme }) => ({
  display: 'block',
  height: '1.2em',
  backgroundColor: theme.vars.palette.Skeleton.bg,
  animation: 'skeleton-waits 2s ease-in-out 0.5s infinite',
  '@keyframes skeleton-waits': { '50%': { opacity: 0.4 } },
  '&:where([data-look="text"])': {
    height: 'auto',
    transformOrigin: '0 55%',
    transform: 'scale(1, 0.60)',
    borderRadius: '8px/13.3px',
  },
  '&:where([data-look="rounded"])': { borderRadius: theme.vars.shape.borderRadius },
}));

interface Props {
  variant?: 'text' | 'rounded' | 'rectangular';
  width?: number | string;
  height?: number | string;
  sx?: SxProps<Theme>;
}

/** Stands where something will be, as large as that. */
export const Skeleton = ({ variant = 'text', width, height, sx }: Props) => (
  <Root data-look={variant} style={{ width, height }} sx={sx} />
);
