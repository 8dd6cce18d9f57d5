import { Link } from 'react-router-dom';
import { Button } from '../../src/components/ui/button';
import { ButtonBase } from '../../src/components/ui/button-base';
import { Icon } from '../../src/components/ui/icon';
import { IconButton } from '../../src/components/ui/icon-button';
import { LinkCard } from '../../src/components/ui/link-card';
import { DialogTop } from '../../src/components/ui/dialog-top';
import { CardBody, CardGrid } from '../../src/components/ui/card';
import { NotFound } from '../../src/components/ui/not-found';
import { RelatedPages } from '../../src/components/ui/related-pages';
import { YearButtons } from '../../src/components/organisation/year-buttons';
import { longText, nothing, type Parts } from './parts';

const looks = [
  ...(['primary', 'error', 'success'] as const).flatMap((color) => [
    { variant: 'text', color } as const,
    { variant: 'outlined', color } as const,
    { variant: 'contained', color } as const,
  ]),
  { variant: 'contained', color: 'secondary' },
  { variant: 'text', color: 'inherit' },
  { variant: 'outlined', color: 'inherit' },
] as const;

const everyButton = (rest: object) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {looks.map((look) => (
      <Button key={look.variant + look.color} {...look} {...rest}>
        {look.color}
      </Button>
    ))}
  </div>
);

const everyIconButton = (rest: object) => (
  <>
    {[undefined, 'primary', 'inherit'].map((color) => (
      <IconButton key={color} aria-label="Share" {...(color && { color: color as 'primary' })} {...rest}>
        <Icon name="share" />
      </IconButton>
    ))}
  </>
);

/** Interactive components. */
export const pressedParts: Parts = {
  'ui/button-base': {
    rest: <ButtonBase style={{ minWidth: 44, minHeight: 44 }}>A bare button</ButtonBase>,
  },
  'ui/button': {
    rest: everyButton({}),
    disabled: everyButton({ disabled: true }),
    busy: everyButton({ 'aria-disabled': true, startIcon: <Icon name="download" /> }),
    small: <Button size="small">Refresh</Button>,
    link: (
      <Button variant="contained" component={Link} to="/elsewhere" startIcon={<Icon name="read" />}>
        Read
      </Button>
    ),
    'long text': (['text', 'outlined', 'contained'] as const).map((variant) => (
      <Button key={variant} variant={variant} startIcon={<Icon name="download" />}>
        {longText}
      </Button>
    )),
  },
  'ui/dialog-top': {
    rest: <DialogTop id="title" title="Thank you" onClose={nothing} />,
    'long text': <DialogTop id="long-title" title={longText} onClose={nothing} />,
  },
  'ui/icon-button': {
    rest: everyIconButton({}),
    disabled: everyIconButton({ disabled: true }),
    link: (
      <IconButton component={Link} to="/elsewhere" aria-label="Search">
        <Icon name="search" />
      </IconButton>
    ),
  },
  'ui/link-card': {
    rest: (
      <CardGrid min={220}>
        {['A card that is a link', longText].map((text) => (
          <LinkCard key={text}>
            <CardBody>
              <Link to="/elsewhere">{text}</Link>
            </CardBody>
          </LinkCard>
        ))}
      </CardGrid>
    ),
  },
  'ui/not-found': { rest: <NotFound /> },
  'ui/related-pages': {
    // A page without a title shows its path.
    rest: <RelatedPages pages={['/team', `/${longText}`]} />,
  },
  'organisation/year-buttons': {
    'one pressed': <YearButtons years={[2026, 2025, 2024, 2023, 2022]} selected={2025} onSelect={nothing} />,
  },
};
