import ts from 'typescript';
import type {Fault} from './fault';

/** A stretch of the text, and what a tired person could have written there. */
type Change = {readonly from: number; readonly to: number; readonly text: string};

/** Every fault that the syntax of a file suggests, in the order of the file. */
export function deriveFaults(file: string, text: string): readonly Fault[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (isNoRule(node)) return;
    changes.push(...changesAt(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return changes.map((change) => toFault(file, text, change));
}

/** Types and imports are for the compiler; the words of an exception are for people. */
function isNoRule(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isThrowStatement(node)
  );
}

const swappedWords = new Map(
  [
    ['===', '!=='],
    ['<', '<='],
    ['>', '>='],
    ['&&', '||'],
    ['+', '-'],
    ['some', 'every'],
    ['startsWith', 'endsWith'],
    ['indexOf', 'lastIndexOf'],
    ['min', 'max'],
  ].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
);

const droppedMethods = [
  ...['filter', 'sort', 'toSorted', 'reverse', 'toReversed'],
  ...['slice', 'trim', 'trimEnd', 'toLowerCase', 'replace', 'replaceAll'],
];

function changesAt(node: ts.Node, source: ts.SourceFile): readonly Change[] {
  const become = (part: ts.Node, text: string): Change => ({
    from: part.getStart(source),
    to: part.end,
    text,
  });
  if (ts.isIfStatement(node)) {
    const leaves = !node.elseStatement && /\b(return|continue)\b/.test(node.getText(source));
    return [negate(node.expression), ...(leaves ? [become(node, '')] : [])];
  }
  if (ts.isConditionalExpression(node)) return [negate(node.condition)];
  if (ts.isBinaryExpression(node)) {
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      return [become(node, node.right.getText(source))];
    }
    const swapped = swappedWords.get(node.operatorToken.getText(source));
    return swapped === undefined ? [] : [become(node.operatorToken, swapped)];
  }
  if (ts.isNumericLiteral(node)) return [become(node, String(Number(node.text) + 1))];
  if (ts.isStringLiteral(node) && isWord(node)) return [become(node, "''")];
  if (ts.isArrayLiteralExpression(node)) return node.elements.filter(isValue).map(remove);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const {name, expression} = node.expression;
    const swapped = swappedWords.get(name.text);
    return [
      ...(swapped === undefined ? [] : [become(name, swapped)]),
      ...(droppedMethods.includes(name.text) ? [become(node, expression.getText(source))] : []),
    ];
  }
  return [];

  function negate(condition: ts.Expression): Change {
    return become(condition, `!(${condition.getText(source)})`);
  }

  function remove(element: ts.Expression): Change {
    const comma = /^\s*,/.exec(source.text.slice(element.end))?.[0].length ?? 0;
    return {from: element.getStart(source), to: element.end + comma, text: ''};
  }
}

/** A key or a value of the program; a text with spaces is for readers, and a name has its type. */
function isWord(node: ts.StringLiteral): boolean {
  const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  return !isName && /^[^\s]+$/.test(node.text);
}

function isValue(element: ts.Expression): boolean {
  return !ts.isStringLiteral(element) || isWord(element);
}

/** Takes in as many whole lines as it needs to be found once. */
function toFault(file: string, text: string, {from, to, text: instead}: Change): Fault {
  let start = startOfLine(text, from);
  const lineEnd = text.indexOf('\n', to);
  const end = lineEnd === -1 ? text.length : lineEnd;
  while (start > 0 && text.split(text.slice(start, end)).length > 2) {
    start = startOfLine(text, text.lastIndexOf('\n', start) - 1);
  }
  return {
    file,
    find: text.slice(start, end),
    replace: text.slice(start, from) + instead + text.slice(to, end),
  };
}

/** Where the words of the line begin. */
function startOfLine(text: string, position: number): number {
  const start = text.lastIndexOf('\n', position) + 1;
  return start + text.slice(start).search(/\S/);
}
