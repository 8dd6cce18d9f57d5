import styled from '@emotion/styled';
import { Icon, type IconName } from '../components/ui/icon';
import { useSettings } from '../data/lists/use-settings';
import { words } from '../words/common';

const sites = [
  ['facebook', 'Facebook'],
  ['linkedin', 'LinkedIn'],
  ['instagram', 'Instagram'],
  ['x', 'X'],
] as const satisfies readonly (readonly [IconName, string])[];

/** Its icons, and not their targets, begin and end at the edges of the content. */
const List = styled('ul')({
  display: 'flex',
  gap: 4,
  margin: '0 -12px',
  padding: 0,
  listStyle: 'none',
});
const SiteLink = styled('a')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 8,
  '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.12)' },
});

/** The links to the organisation's social media profiles in the settings. */
export function SocialLinks() {
  const settings = useSettings();
  return (
    <List aria-label={words.findUs}>
      {sites.map(([key, name]) => {
        const url = settings[key];
        return (
          url && (
            <li key={key}>
              <SiteLink href={url} target="_blank" rel="noopener" aria-label={words.openOn(name)}>
                <Icon name={key} />
              </SiteLink>
            </li>
          )
        );
      })}
    </List>
  );
}
