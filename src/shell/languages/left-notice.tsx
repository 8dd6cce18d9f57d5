import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { left } from 'virtual:moved';
import { Button } from '../../components/ui/button';
import { Measure } from '../../components/ui/section';
import { leftLanguageOf } from '../../pwa/use-former-address';
import { palette } from '../../theme/tokens';

const Strip = styled('section')({
  borderBlockEnd: `1px solid ${palette.divider}`,
  borderBlockStart: `4px solid ${palette.warning.main}`,
  backgroundColor: palette.background.paper,
  '@media print': { display: 'none' },
});
const Row = styled(Measure)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  paddingBlock: 8,
  '& > p': { flex: '1 1 16em', margin: 0, lineHeight: 1.6 },
});

export interface LeftNoticeProps {
  /** The code of the language that was left. */
  code: string;
  onClose: () => void;
}

/**
 * Says, in the language that was left, that the site does not have it. Nothing for a code of no such language. Drops
 * the fragment that says so from the address, so that it is not shared.
 */
export function LeftNotice({ code, onClose }: LeftNoticeProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // The address may already be the next page's.
    if (leftLanguageOf(hash) !== undefined && location.hash === hash)
      void navigate({ pathname, search }, { replace: true });
  }, [navigate, pathname, search, hash]);
  const words = Object.hasOwn(left, code) ? left[code] : undefined;
  if (!words) return null;
  return (
    <Strip lang={words.tag} dir={words.direction}>
      <Row>
        <p role="status">{words.notice}</p>
        <Button onClick={onClose}>{words.close}</Button>
      </Row>
    </Strip>
  );
}
