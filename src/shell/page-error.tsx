import type { ReactNode } from 'react';
import { Button } from '../components/ui/button';
import { Region } from '../components/ui/region';
import { Section } from '../components/ui/section';
import { Typography } from '../components/ui/typography';
import { isLost } from '../pwa/load-chunk';
import { words } from '../words/common';
import { reloadPage } from '../browser/reload';

/** The error boundary of a page; header, menu and footer stay. */
export const PageRegion = ({ children }: { children: ReactNode }) => (
  <Region fallback={fallback}>{children}</Region>
);

function fallback(tryAgain: () => void, fault: unknown) {
  const isMissing = isLost(fault);
  return (
    <Section role="alert">
      <Typography variant="h2" gutterBottom>
        {words.pageFailed}
      </Typography>
      <Typography style={{ marginBlockEnd: 24 }}>
        {isMissing ? words.pageFailedHint : words.pageDamaged}
      </Typography>
      <Button variant="contained" onClick={() => (isMissing ? reloadPage() : tryAgain())}>
        {words.retry}
      </Button>
    </Section>
  );
}
