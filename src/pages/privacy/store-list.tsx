import styled from '@emotion/styled';
import { palette } from '../../theme/tokens';

const List = styled('dl')({
  margin: '0 0 12px',
  '& dt': { fontWeight: 600 },
  '& dd': { margin: '0 0 12px', fontSize: '0.875rem', color: palette.text.secondary },
  '& code': { fontSize: 'inherit', color: palette.text.primary },
});

interface Props<Name extends string> {
  /** The names of the stores, as the developer tools of a browser show them. */
  stores: Readonly<Record<Name, string>>;
  texts: Readonly<Record<NoInfer<Name>, { holds: string; until: string }>>;
}

/** Places on the device: what each holds, its name, and for how long. */
export function StoreList<Name extends string>({ stores, texts }: Props<Name>) {
  return (
    <List>
      {(Object.keys(stores) as Name[]).map((name) => (
        <div key={name}>
          <dt>{texts[name].holds}</dt>
          <dd>
            <code>{stores[name]}</code>
            <span>{` · ${texts[name].until}`}</span>
          </dd>
        </div>
      ))}
    </List>
  );
}
