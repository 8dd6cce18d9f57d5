import { useSearchParams } from 'react-router-dom';
import { SearchScreen } from './search-screen';
import { Section } from '../../components/ui/section';
import { cutQuery } from '../../format/query';

export default function Search() {
  const [params] = useSearchParams();
  return (
    <Section>
      <SearchScreen query={cutQuery(params.get('q') ?? '')} />
    </Section>
  );
}
