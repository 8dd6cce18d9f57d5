import { featuresBelow, lackingIn } from './features';

/** The last part of a path, as a script writes it. */
const writtenName = (path: string) => path.slice(path.lastIndexOf('.') + 1).replace(/_static$/, '');

/** The features of MDN's tables that a script can name: globals and members. Shorter names are those of the minifier. */
const named = [...featuresBelow('api', 2), ...featuresBelow('javascript.builtins', 2)].filter(
  (path) => !/_event$|@@|_(parameter|support)|\.[^.]{1,2}(_static)?$/.test(path),
);

/**
 * The names of what a browser of the floor lacks, each with its features. A name is left out if another object of all
 * of these browsers has it as well (`map`), and so is what only an object has that is lacking itself; with its
 * interface (`URL.parse`) each is there.
 */
export function lackingNames(): Map<string, string[]> {
  const lacking = new Map<string, string[]>();
  const known = new Set<string>();
  for (const path of named) {
    const browsers = lackingIn(path);
    const name = writtenName(path);
    if (browsers.length === 0) known.add(name);
    const owner = path.slice(0, path.lastIndexOf('.'));
    const withOwner = owner === 'api' || owner === 'javascript.builtins' ? [] : lackingIn(owner);
    if (browsers.some((browser) => !withOwner.includes(browser)))
      lacking.set(name, [...(lacking.get(name) ?? []), path]);
  }
  for (const name of known) lacking.delete(name);
  for (const path of named) {
    const [name, owner] = [writtenName(path), writtenName(path.slice(0, path.lastIndexOf('.')))];
    if (lackingIn(path).length > 0 && !lacking.has(name)) lacking.set(`${owner}.${name}`, [path]);
  }
  return lacking;
}
