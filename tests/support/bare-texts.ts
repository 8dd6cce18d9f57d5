import { relative } from 'node:path';
import ts from 'typescript';

/**
 * The texts in JSX that React keeps as a text node of its own although they, or an element beside them, may change:
 * "path:line: text". A translator moves text nodes into elements of its own. React then still changes the node that it
 * knows, so that the page keeps the old text, and where it removes that node or inserts an element before it, the
 * browser throws. The only text of an element is no such node: React sets the content of the element.
 */
export function bareTexts(program: ts.Program, root: string, isOwn: (path: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];

  for (const file of program.getSourceFiles()) {
    const path = relative(root, file.fileName);
    if (!isOwn(path)) continue;
    const report = (node: ts.Node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${path}:${line + 1}: ${node.getText(file).replace(/\s+/g, ' ').trim().slice(0, 70)}`);
    };
    const visit = (node: ts.Node) => {
      if (isParent(node) && !isInlined(node)) checkParent(node, report);
      if (ts.isFunctionLike(node)) checkReturns(node, report);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;

  /** Children of an element, with those of fragments among them, which have no element of their own. */
  function childrenOf(parent: Parent): ts.Node[] {
    return parent.children.flatMap((child): ts.Node[] => {
      if (ts.isJsxText(child)) return isBlank(child) ? [] : [child];
      if (isParent(child) && isOpenwork(child)) return childrenOf(child);
      if (!ts.isJsxExpression(child)) return [child];
      return child.expression ? [unwrap(child.expression)] : [];
    });
  }

  function checkParent(parent: Parent, report: (node: ts.Node) => void) {
    const children = childrenOf(parent);
    const [only] = children;
    const isAlone = children.length === 1 && only !== undefined && !isBeside(parent);
    // What a component passes on is checked where that component is used.
    if (isAlone && isPassedOn(only)) return;
    const isElement = !isOpenwork(parent);
    const isOwnContent =
      isAlone && isElement && !parent.children.some((child) => isParent(child) && isOpenwork(child));
    if (isOwnContent) {
      if (hasTextInList(only)) report(only);
      return;
    }
    const isSteady =
      isElement &&
      children.every((child) => isConstant(child) || isSteadyElement(child)) &&
      !isBesideChanging(parent);
    for (const child of children) if (mayBeText(child) && !(isSteady && isConstant(child))) report(child);
  }

  /** Whether a boundary among the children may put something else in its place. */
  function isBesideChanging(parent: Parent): boolean {
    return parent.children.some((child) => ts.isJsxElement(child) && isOpenwork(child));
  }

  /** A component that returns a text has no element for it. */
  function checkReturns(node: ts.SignatureDeclaration, report: (node: ts.Node) => void) {
    if (/^[A-Z]/.test(nameOf(node) ?? '')) {
      for (const result of resultsOf(node)) if (mayBeText(result) && !isPassedOn(result)) report(result);
    }
  }

  function isSteadyElement(node: ts.Node): boolean {
    const opening = ts.isJsxElement(node)
      ? node.openingElement
      : ts.isJsxSelfClosingElement(node)
        ? node
        : undefined;
    if (!opening) return false;
    if (opening.attributes.properties.some((each) => each.name?.getText() === 'key')) return false;
    const tag = opening.tagName.getText();
    if (/^[a-z]/.test(tag) || steady.has(tag)) return true;
    return checker.getTypeAtLocation(opening.tagName).symbol?.name === 'StyledComponent';
  }

  function isConstant(node: ts.Node): boolean {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return true;
    let base = node;
    while (ts.isPropertyAccessExpression(base)) base = base.expression;
    if (!ts.isIdentifier(base)) return false;
    let symbol = checker.getSymbolAtLocation(base);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    const declaration = symbol?.valueDeclaration;
    return (
      declaration !== undefined &&
      ts.isVariableDeclaration(declaration) &&
      (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0 &&
      (base === node || /[/-]words\b/.test(declaration.getSourceFile().fileName)) &&
      !ts.isBlock(declaration.parent.parent.parent)
    );
  }

  /** Goes into an expression as far as it can: the type of an element is known, and takes long to infer. */
  function mayBeText(node: ts.Node): boolean {
    if (ts.isJsxText(node)) return true;
    if (!ts.isExpression(node) || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return false;
    // Checked by itself.
    if (ts.isJsxFragment(node)) return false;
    const parts = alternativesOf(node);
    if (parts) return parts.some(mayBeText);
    const items = mappedBy(node);
    return items ? items.some(mayBeText) : isTextType(checker.getTypeAtLocation(node));
  }

  /** Each text of a list is a node, also where the list is the only child. */
  function hasTextInList(node: ts.Node): boolean {
    if (ts.isJsxText(node) || !ts.isExpression(node) || isPassedOn(node)) return false;
    const parts = alternativesOf(node);
    if (parts) return parts.some(hasTextInList);
    const items = mappedBy(node);
    if (items) return items.some(mayBeText);
    return partsOf(checker.getTypeAtLocation(node)).some((part) => {
      const item = itemOf(part);
      return item !== undefined && isTextType(item) && !isNodeType(item);
    });
  }

  /** The values that an expression may have, if it chooses between some; the left side of `&&` is no text but a 0. */
  function alternativesOf(node: ts.Expression): ts.Expression[] | undefined {
    if (ts.isConditionalExpression(node)) return [unwrap(node.whenTrue), unwrap(node.whenFalse)];
    if (!ts.isBinaryExpression(node)) return undefined;
    const { kind } = node.operatorToken;
    const [left, right] = [unwrap(node.left), unwrap(node.right)];
    if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
      return [left, right];
    if (kind !== ts.SyntaxKind.AmpersandAmpersandToken) return undefined;
    const isNumber = partsOf(checker.getTypeAtLocation(left)).some(
      ({ flags }) => flags & ts.TypeFlags.NumberLike,
    );
    return isNumber ? [left, right] : [right];
  }

  function isPassedOn(node: ts.Node): boolean {
    const isName = ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isCallExpression(node);
    return isName && !mappedBy(node) && isNodeType(checker.getTypeAtLocation(node));
  }

  /** `ReactNode`, or what contains it. */
  function isNodeType(type: ts.Type): boolean {
    return (
      type.aliasSymbol?.name === 'ReactNode' ||
      partsOf(type).some((part) => part.symbol?.name === 'ReactPortal')
    );
  }

  function isTextType(type: ts.Type, seen: readonly ts.Type[] = []): boolean {
    if (seen.includes(type)) return false;
    return partsOf(type).some((part) => {
      if (part.isStringLiteral() && part.value === '') return false;
      if (part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike))
        return true;
      if (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return true;
      const item = itemOf(part);
      return item !== undefined && isTextType(item, [...seen, type]);
    });
  }

  function itemOf(type: ts.Type): ts.Type | undefined {
    if (checker.isArrayType(type) || checker.isTupleType(type))
      return checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return undefined;
  }
}

type Parent = ts.JsxElement | ts.JsxFragment;
const isParent = (node: ts.Node): node is Parent => ts.isJsxElement(node) || ts.isJsxFragment(node);
/** Without an element around its children: a fragment, a boundary, a provider. */
const isOpenwork = (node: Parent) =>
  ts.isJsxFragment(node) || around.test(node.openingElement.tagName.getText());
/** Whether a component puts something of its own beside its children. */
const isBeside = (node: Parent) =>
  ts.isJsxElement(node) && besides.test(node.openingElement.tagName.getText());
/** Checked with the element around it. */
const isInlined = (node: Parent) => isOpenwork(node) && isParent(node.parent as ts.Node);
const isBlank = (text: ts.JsxText) =>
  text.containsOnlyTriviaWhiteSpaces || (/^\s*$/.test(text.text) && text.text.includes('\n'));
const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)
    ? unwrap(node.expression)
    : node;
}

/** The results of a function. */
function resultsOf(node: ts.Node): ts.Expression[] {
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return [];
  if (!ts.isBlock(node.body)) return [unwrap(node.body as ts.Expression)];
  const results: ts.Expression[] = [];
  const visit = (inner: ts.Node) => {
    if (ts.isFunctionLike(inner)) return;
    if (ts.isReturnStatement(inner) && inner.expression) results.push(unwrap(inner.expression));
    ts.forEachChild(inner, visit);
  };
  visit(node.body);
  return results;
}

/** The items of `list.map(…)`. */
function mappedBy(node: ts.Node): ts.Expression[] | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const [callback] = node.arguments;
  const isMap = node.expression.name.text === 'map' && callback && ts.isFunctionLike(callback);
  return isMap ? resultsOf(callback) : undefined;
}

function nameOf(node: ts.SignatureDeclaration): string | undefined {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : undefined;
}

/** Components that have an element in any case, the same one. */
const steady = new Set(['Link', 'NavLink', 'Icon', 'Button', 'IconButton', 'Typography']);
/** Components that have no element around their children. */
const around = /^(Suspense|StrictMode|Fragment)$|(Boundary|Region|Provider|Context)$/;
/** Components that put something of their own beside their children. */
const besides = /^(MenuItem)$/;
