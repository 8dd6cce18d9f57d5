import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isFeature, lackingIn } from './features';

/** Uses by our own sources, where the browser is asked first: `accepted.ts` says how. */
const guarded: ReadonlySet<string> = new Set([
  'api.AbortSignal.timeout_static',
  'api.Highlight',
  'api.Navigator.canShare',
  'api.Navigator.permissions',
  'api.Navigator.share',
  'api.Notification',
  'api.NotificationEvent.notification',
  'api.ServiceWorkerRegistration.pushManager',
  'api.ServiceWorkerRegistration.showNotification',
  'api.SpeechSynthesisUtterance',
  'api.StorageManager.estimate',
  'api.Window.requestIdleCallback',
  'api.Window.speechSynthesis',
]);

const root = fileURLToPath(new URL('../..', import.meta.url));

function programOf(config: string, isOwn: (path: string) => boolean): ts.Program {
  const path = join(root, config);
  const { config: json } = ts.readConfigFile(path, (file) => ts.sys.readFile(file));
  const { options, fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(path));
  return ts.createProgram(fileNames.filter(isOwn), { ...options, noEmit: true, composite: false });
}

const isOfBrowser = (node: ts.Node) =>
  /\/typescript\/lib\/lib\.[^/]*\.d\.ts$/.test(node.getSourceFile().fileName);

/** The name that MDN has for an interface of TypeScript's library: `PromiseConstructor`, `MapIterator`, `ReadonlySet`. */
const interfaceName = (name: string) =>
  name.replace(
    /^Readonly(?=Array|Map|Set)|(?<=.)Constructor$|^(Map|Set|Array|String|RegExpString)(?=Iterator$)|Object$(?<=^IteratorObject)/g,
    '',
  );

/** MDN's path of a member, of the first of these interfaces that has it. */
function pathOf(owners: readonly string[], member: string): string | undefined {
  const paths = owners.flatMap((owner) => [
    `api.${owner}.${member}`,
    `api.${owner}.${member}_static`,
    `javascript.builtins.${owner}.${member}`,
  ]);
  return paths.find(isFeature);
}

/** The features of the browser that a program uses, with the first place of each. */
function featuresOf(program: ts.Program): Map<string, string> {
  const checker = program.getTypeChecker();
  const found = new Map<string, string>();
  const add = (path: string | undefined, node: ts.Node) => {
    if (path === undefined || found.has(path)) return;
    const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
    found.set(path, `${node.getSourceFile().fileName.slice(root.length)}:${line + 1}`);
  };
  const namesOf = (type: ts.Type): string[] =>
    (type.isUnionOrIntersection() ? type.types.flatMap(namesOf) : [type.getSymbol()?.name ?? '']).map(
      interfaceName,
    );
  const addMember = (symbol: ts.Symbol | undefined, owner: ts.Type | undefined, node: ts.Node) => {
    const declared = symbol?.declarations?.filter(isOfBrowser) ?? [];
    if (!symbol || declared.length === 0) return;
    const owners = declared.flatMap(({ parent }) => {
      if (ts.isInterfaceDeclaration(parent)) return [interfaceName(parent.name.text)];
      // `declare var URL: { canParse(…) }`
      return parent.parent && ts.isVariableDeclaration(parent.parent) ? [parent.parent.name.getText()] : [];
    });
    if (owners.length > 0)
      return add(pathOf([...(owner ? namesOf(owner) : []), ...owners], symbol.name), node);
    return add(
      [`api.${symbol.name}`, `api.Window.${symbol.name}`, `javascript.builtins.${symbol.name}`].find(
        isFeature,
      ),
      node,
    );
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node))
      addMember(checker.getSymbolAtLocation(node.name), checker.getTypeAtLocation(node.expression), node);
    else if (ts.isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node);
      for (const { propertyName, name } of node.elements)
        addMember(type.getProperty((propertyName ?? name).getText()), type, node);
    } else if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent))
      addMember(checker.getSymbolAtLocation(node), undefined, node);
    else if (ts.isForOfStatement(node) && node.awaitModifier)
      for (const name of namesOf(checker.getTypeAtLocation(node.expression)))
        add(pathOf([name], '@@asyncIterator'), node);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && !file.fileName.includes('/node_modules/')) visit(file);
  return found;
}

/** The uses of what a browser of the floor lacks, unless the interface is lacking there too, or the use is guarded. */
const newUses = (program: ts.Program) =>
  [...featuresOf(program)].flatMap(([path, place]) => {
    const withOwner = lackingIn(path.slice(0, path.lastIndexOf('.')));
    const browsers = lackingIn(path).filter((browser) => !withOwner.includes(browser));
    return browsers.length === 0 || guarded.has(path)
      ? []
      : [`${path} at ${place}: not in ${browsers.join(', ')}`];
  });

const ofThePage = (path: string) => !path.includes('/src/server/');

test.each(['tsconfig.json', 'sw/tsconfig.json'])(
  'what the sources of %s use is in every browser of the floor, or guarded',
  (config) => expect(newUses(programOf(config, ofThePage))).toEqual([]),
  120_000,
);

test('the check knows members by their type: a name that others have, one behind a destructuring, a loop', () => {
  const code = `
    declare const rows: Map<string, number>;
    declare const stream: ReadableStream<string>;
    const { groupBy } = Object;
    export async function uses(response: Response) {
      rows.values().map((row) => row + groupBy.length);
      [1, 2].map((row) => row);
      await response.bytes();
      URL.canParse('/');
      new Set([1]).union(new Set([2]));
      for await (const piece of stream) console.info(piece);
    }`;
  const host = ts.createCompilerHost({});
  const name = join(root, 'tests/floor/sample.ts');
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, target) =>
    file === name ? ts.createSourceFile(file, code, target, true) : getSourceFile(file, target);
  const program = ts.createProgram(
    [name],
    {
      target: ts.ScriptTarget.ESNext,
      lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
      types: [],
    },
    host,
  );
  expect(
    newUses(program)
      .map((use) => use.split(' ')[0])
      .sort(),
  ).toEqual([
    'api.ReadableStream.@@asyncIterator',
    'api.Response.bytes',
    'api.URL.canParse_static',
    'javascript.builtins.Iterator.map',
    'javascript.builtins.Object.groupBy',
    'javascript.builtins.Set.union',
  ]);
}, 120_000);
