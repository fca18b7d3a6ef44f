/**
 * Who may import whom, types included. A circle is refused everywhere; inside a folder, a room
 * imports only from rooms of the lines above its own. decisions/0001-folders-and-imports.md.
 */
export const rooms = {
  'openapi/src': [
    ['problem.ts', 'remedies.ts', 'generated-module.ts', 'schema.ts', 'runtime'],
    ['contract-error.ts', 'register'],
    ['contract.ts', 'house-rules.ts'],
    ['bundle.ts', 'fill-lists.ts', 'lint.ts'],
    [
      'error-catalogue.ts',
      'limits.ts',
      'meanings.ts',
      'operations.ts',
      'shapes.ts',
      'texts.ts',
      'types.ts',
      'validators',
    ],
    ['build-contract.ts', 'testing'],
  ],
  'sandbox/src': [
    ['refusal.ts', 'limits.ts', 'defaults.ts', 'control-call.ts', 'format-moment.ts'],
    ['http', 'store', 'trade'],
    ['user', 'read-start.ts'],
    ['world'],
    ['webhooks'],
    ['api', 'hosted'],
    ['control'],
    ['facts.ts', 'chain.ts'],
    ['respond.ts'],
    ['sandbox.ts'],
    ['index.ts', 'browser.ts', 'worlds'],
    ['node'],
    ['conformance', 'model-checks'],
    ['load'],
  ],
  'reference/src': [
    ['model'],
    ['request', 'text'],
    ['code', 'schema'],
    ['form', 'markdown', 'page'],
    ['index.ts', 'plugin'],
  ],
  site: [
    [
      'organisation.ts',
      'routes.ts',
      'read-guides.ts',
      'format-duration.ts',
      'sidebars.ts',
      'words.ts',
      'people.ts',
      'reading-order.ts',
      'theme',
    ],
    ['organisation-schema.ts', 'find-mentions.ts', 'recording', 'trade-map'],
    ['examples'],
    ['published'],
    ['agent-server'],
    ['plugins'],
    ['live'],
    ['src', 'coverage', 'prose'],
    ['docusaurus.config.ts'],
  ],
  'site/theme': [
    [
      'files-beside.ts',
      'links.ts',
      'list-pages.ts',
      'labelled-cells.ts',
      'nothing.ts',
      'nearest.ts',
      'announcement-colours',
      'navigation',
    ],
    ['markdown-plugins.ts', 'loading', 'search'],
    ['components'],
    ['client'],
    ['index.ts', 'preset.ts'],
  ],
  'site/live': [
    [
      'is-record.ts',
      'is-wanted.ts',
      'keep-focus.ts',
      'next-task.ts',
      'open-call.ts',
      'take-part.ts',
    ],
    ['step.ts', 'recognise'],
    ['control-step.ts'],
    ['shown.ts', 'share.ts'],
    ['notebook.ts', 'describe-sandbox.ts'],
    ['engine.ts'],
    ['session.ts', 'play.ts'],
    ['start-from.ts'],
    ['PageButton.tsx', 'LinkedValue', 'fill-form.ts'],
    ['follow-ids.ts', 'Subject.tsx', 'HostedPage', 'About', 'Shared', 'Edit', 'NextSteps'],
    ['Bar', 'Run', 'Playground', 'Map', 'WhatDidIGet', 'form-parts.ts'],
    ['WhenWanted.tsx', 'Island.tsx'],
  ],
  'site/src': [['components'], ['theme']],
  deploy: [['clean-path.ts', 'headers.ts', 'port.ts'], ['site-server.ts'], ['serve.ts', 'testing']],
  scripts: [
    [
      'run-jobs.ts',
      'run-program.ts',
      'count-lines.ts',
      'describe-run.ts',
      'read-sections.ts',
      'format-markdown.ts',
    ],
    ['check-types.ts', 'debian-package.ts', 'up-to-date.ts'],
    ['find-chromium.ts', 'find-nginx.ts', 'find-toolchain.ts'],
    ['task-table.ts'],
    ['tasks.ts'],
  ],
  assurance: [
    ['check.ts', 'serve-folder.ts'],
    [
      'report',
      'browser',
      'hard-faults',
      'html',
      'hostile-requests',
      'licences',
      'links',
      'planted-faults',
      'reproducible',
      'suite',
    ],
    ['checks.ts'],
    ['run.ts'],
  ],
  bench: [
    ['our-site.ts', 'browser', 'results'],
    ['build-times', 'lighthouse', 'sandbox'],
    ['guides', 'play', 'reference', 'search'],
    ['run.ts'],
  ],
};

/** What stands around the product; nothing in it may need them. */
const around = ['e2e/', 'deploy/', 'bench/', 'assurance/'];

/** Folders and packages that a folder does without. */
const boundaries = [
  {folder: 'openapi', mayNotImport: ['sandbox/', 'reference/', 'site/', ...around]},
  {
    folder: 'sandbox',
    mayNotImport: [
      'reference/(?!src/request/to-curl\\.ts)',
      'site/',
      '@docusaurus/',
      'react',
      ...around,
    ],
  },
  {folder: 'reference', mayNotImport: ['openapi/', 'sandbox/', 'site/', ...around]},
  {folder: 'reference/src/(?!plugin/)', mayNotImport: ['@docusaurus/', '@theme/']},
  {folder: 'reference/src/(model|request)', mayNotImport: ['react']},
  {folder: 'examples', mayNotImport: ['openapi/', 'sandbox/', 'reference/', 'site/', ...around]},
  {folder: 'site', mayNotImport: around},
  {
    folder: 'site/theme',
    mayNotImport: ['openapi/', 'sandbox/', 'reference/', 'site/(?!theme/)'],
  },
  {folder: 'e2e/tests', mayNotImport: ['openapi/', 'reference/', 'site/']},
  {
    folder: 'deploy',
    mayNotImport: ['openapi/', 'sandbox/', 'reference/', 'site/', 'e2e/', 'bench/', 'assurance/'],
  },
  {
    folder: 'scripts',
    mayNotImport: ['openapi/', 'reference/', 'site/', 'e2e/', 'bench/', 'assurance/'],
  },
  {folder: 'bench', mayNotImport: ['site/', 'e2e/', 'deploy/', 'assurance/']},
  {folder: 'assurance', mayNotImport: ['reference/', 'bench/']},
];

/** Where Node runs; everywhere else in the sandbox a browser does. */
const onNode = '^sandbox/src/(node|conformance|model-checks|load)/';
const testFiles = '\\.test\\.tsx?$';

const below = Object.entries(rooms).flatMap(([folder, layers]) =>
  layers.flatMap((layer, index) =>
    layer.flatMap((room) => {
      const others = layers
        .slice(index)
        .flat()
        .filter((other) => other !== room);
      return others.length === 0
        ? []
        : {
            name: `room ${folder}/${room}`,
            from: {path: `^${folder}/${pattern(room)}`, pathNot: testFiles},
            to: {path: `^${folder}/(${others.map(pattern).join('|')})`},
          };
    }),
  ),
);

const beyond = boundaries.map(({folder, mayNotImport}) => ({
  name: `folder ${folder}`,
  from: {path: `^${folder}${folder.endsWith(')') ? '' : '/'}`},
  to: {path: mayNotImport.map((other) => `^(node_modules/)?${other}`).join('|')},
}));

function pattern(room) {
  return room.includes('.') ? `${room.replaceAll('.', '\\.')}$` : `${room}/`;
}

export default {
  forbidden: [
    {name: 'no circle', from: {}, to: {circular: true}},
    ...below,
    ...beyond,
    {
      name: 'the sandbox runs in a browser',
      from: {path: '^sandbox/src/', pathNot: [onNode, testFiles]},
      to: {dependencyTypes: ['core']},
    },
    {
      name: 'only tests use the scripts',
      from: {
        path: '^(openapi|sandbox|reference|site|deploy)/',
        pathNot: [testFiles, '/testing/'],
      },
      to: {path: '^scripts/'},
    },
  ].map((rule) => ({severity: 'error', ...rule})),
  options: {
    doNotFollow: {path: ['node_modules', '/dist/', '/build/', '/\\.docusaurus/']},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
