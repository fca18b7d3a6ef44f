import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';

/** Finds what the compiler says about a file that has another text than on the disk. */
export type TypeJudge = (path: string, text: string) => string | undefined;

/** Reads a project when the first of its files is judged; later ones take part of a second. */
export function makeTypeJudge(): TypeJudge {
  const projects = new Map<string, TypeJudge>();
  return (path, text) => {
    const config = findConfig(dirname(path));
    const judge = projects.get(config) ?? openProject(config);
    projects.set(config, judge);
    return judge(path, text);
  };
}

function findConfig(folder: string): string {
  const config = join(folder, 'tsconfig.json');
  return existsSync(config) ? config : findConfig(dirname(folder));
}

function openProject(config: string): TypeJudge {
  const {fileNames, options} = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (path) => readFileSync(path, 'utf8')).config,
    ts.sys,
    dirname(config),
  );
  let changed = {path: '', text: '', version: 0};
  const service = ts.createLanguageService({
    ...ts.createCompilerHost(options),
    writeFile: () => undefined,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => (path === changed.path ? String(changed.version) : ''),
    getScriptSnapshot: (path) =>
      existsSync(path)
        ? ts.ScriptSnapshot.fromString(
            path === changed.path ? changed.text : readFileSync(path, 'utf8'),
          )
        : undefined,
  });
  return (path, text) => {
    changed = {path, text, version: changed.version + 1};
    const [found] = [
      ...service.getSyntacticDiagnostics(path),
      ...service.getSemanticDiagnostics(path),
    ];
    return found && ts.flattenDiagnosticMessageText(found.messageText, ' ');
  };
}
