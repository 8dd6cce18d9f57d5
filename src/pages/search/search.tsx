import { useSearchParams } from 'react-router-dom';
import { SearchScreen } from './search-screen';
import { Section } from '../../components/ui/section';

export default function Search() {
  const [params] = useSearchParams();
  return (
    <Section>
      <SearchScreen query={(params.get('q') ?? '').trim()} />
    </Section>
  );
}
