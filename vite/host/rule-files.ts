export interface HeaderRule {
  pattern: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** The names of headers of former rules that this one takes away. */
  removed?: readonly string[];
}

export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** Parses a `_headers` file. Throws for a line that is neither a path nor a header below a path. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][]; removed?: string[] }[] = [];
  for (const line of linesOf(text)) {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ pattern: checked(line), headers: [] });
    else if (/^! [\w-]+$/.test(line) && rules.length > 0) {
      const rule = rules.at(-1)!;
      rule.removed = [...(rule.removed ?? []), line.slice(2)];
    } else if (name && value && rules.length > 0) rules.at(-1)!.headers.push([name, value]);
    else throw new Error(`_headers: expected a path or, below a path, "Name: value", but found "${line}".`);
  }
  return rules;
}

/** Parses a `_redirects` file. Throws for a rule that is not `/from /to [status]`. */
export function parseRedirects(text: string): RedirectRule[] {
  return linesOf(text).map((line) => {
    const [, from, to, status = '301'] =
      /^(\/\S*)\s+(\/\S*)(?:\s+(200|301|302|303|307|308|404))?$/.exec(line) ?? [];
    if (!from || !to) throw new Error(`_redirects: expected "/from /to [status]", but found "${line}".`);
    return { from: checked(from), to, status: Number(status) };
  });
}

/** The headers of all rules that match the path. Equal headers of two rules are joined, as on Cloudflare Pages. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules)
    if (matchPattern(rule.pattern, path) !== undefined) {
      for (const name of rule.removed ?? []) headers.delete(name);
      for (const [name, value] of rule.headers) headers.append(name, value);
    }
  return headers;
}

/** The target of the first redirect rule that matches. */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
): { to: string; status: number } | undefined {
  for (const { from, to, status } of rules) {
    const splat = matchPattern(from, path);
    if (splat !== undefined) return { to: to.replace(':splat', () => splat), status };
  }
  return undefined;
}

/** The part of the path that `*` matches: empty without a `*`, undefined if the pattern does not match. */
function matchPattern(pattern: string, path: string): string | undefined {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === path ? '' : undefined;
  const isMatch = path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
  return isMatch ? path.slice(start.length, path.length - end.length) : undefined;
}

function checked(pattern: string): string {
  if (/\*.*[*/]|\/:/.test(pattern))
    throw new Error(
      `A path with a folder after its "*" or with a placeholder is not understood: "${pattern}".`,
    );
  return pattern;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
