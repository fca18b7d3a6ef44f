import ts from 'typescript';

/** Some declarations of a module, each with the comment above it, in the order of the names. */
export function pickDeclarations(text: string, names: readonly string[]): string {
  const {statements} = ts.createSourceFile('example.ts', text, ts.ScriptTarget.Latest);
  return names
    .map((name) => {
      const found = statements.find((statement) => nameOf(statement) === name);
      if (!found) throw new Error(`It declares no ${name}.`);
      return text.slice(found.pos, found.end).trim();
    })
    .join('\n\n');
}

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) {
    const name = statement.declarationList.declarations[0]?.name;
    return name && ts.isIdentifier(name) ? name.text : undefined;
  }
  return ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
    ? statement.name?.text
    : undefined;
}
