import { Link } from 'react-router-dom';
import { Button } from './button';
import { Section } from './section';
import { words } from '../../words/common';
import { Typography } from './typography';

export function NotFound() {
  return (
    <Section>
      <Typography variant="h2" gutterBottom>
        {words.notFound}
      </Typography>
      <Typography style={{ marginBlockEnd: 24 }}>{words.notFoundHint}</Typography>
      <Button variant="contained" component={Link} to="/">
        {words.backToHome}
      </Button>
    </Section>
  );
}
