import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import type { Elements } from '../../components/ui/elements';
import { IconButton } from '../../components/ui/icon-button';

/** An icon alone between the widths: there all actions and the title share one line. */
const Root = styled(IconButton)({
  borderRadius: 8,
  gap: '0 8px',
  '& > [data-label]': { display: 'none', fontSize: '0.875rem', fontWeight: 600, whiteSpace: 'nowrap' },
  '@container (min-width: 64rem)': { paddingInline: 12, '& > [data-label]': { display: 'inline' } },
  '@container (min-width: 20rem) and (max-width: 31.99rem)': {
    flex: '1 1 auto',
    flexDirection: 'column',
    padding: '6px 2px 4px',
    '& > [data-label]': { display: 'inline', fontSize: '0.75rem', lineHeight: 1.4 },
  },
});

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'color'> & {
  /** The accessible name, with the words of the label. */
  name: string;
  label: string;
  /** The icon. */
  children: Elements;
};

/** An action of the viewer: an icon with its word below it on narrow phones, and beside it on desktops. */
export const ReaderAction = ({ name, label, children, ...rest }: Props) => (
  <Root aria-label={name} {...rest}>
    {children}
    <span data-label="">{label}</span>
  </Root>
);
