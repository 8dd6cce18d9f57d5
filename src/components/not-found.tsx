import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Section } from './section';
import { words } from '../words';

export function NotFound() {
  return (
    <Section>
      <Typography variant="h2" gutterBottom>
        {words.notFound}
      </Typography>
      <Typography sx={{ marginBlockEnd: 3 }}>{words.notFoundHint}</Typography>
      <Button variant="contained" component={Link} to="/">
        {words.backToHome}
      </Button>
    </Section>
  );
}
