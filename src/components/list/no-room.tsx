import styled from '@emotion/styled';
import { messages } from 'virtual:messages/room';
import { Link } from 'react-router-dom';
import { href } from '../../addresses';
import { palette } from '../../theme/tokens';

const Note = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  marginBlockEnd: 16,
  paddingInline: 16,
  paddingBlock: 8,
  borderRadius: 8,
  border: `1px solid ${palette.divider}`,
  borderInlineStart: `4px solid ${palette.warning.main}`,
  backgroundColor: palette.background.paper,
  '& > span': { flex: '1 1 16em' },
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
  '@media print': { display: 'none' },
});

/** Below the age of what is shown: the device has no room for it, and where some can be made. */
export const NoRoom = () => (
  <Note role="status">
    <span>{messages.notKept}</span>
    <Link to={href('/saved')}>{messages.makeRoom}</Link>
  </Note>
);
