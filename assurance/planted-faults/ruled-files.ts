/**
 * Where rules and transformations stand. Left out: components and what runs on the page, which
 * browser tests judge; modules of types or texts; those that only read, write or start something.
 */
export const ruledFiles = [
  'openapi/src/{bundle,contract,contract-error,fill-lists,house-rules,limits,lint}.ts',
  'openapi/src/{meanings,operations,remedies,shapes,types}.ts',
  'openapi/src/{register,runtime,validators}/*.ts',
  'reference/src/{markdown,model,request}/**/*.ts',
  'reference/src/schema/TypeLabel/*.ts',
  'site/agent-server/{check-arguments,documentation,next-tools,send-call,vet-lines,worlds}.ts',
  'site/agent-server/from-contract/{guidance,input-schema,tools}.ts',
  'site/live/{play,share,shown,step,take-part}.ts',
  'site/live/Playground/money.ts',
  'site/live/recognise/*.ts',
  'site/plugins/assumption-quotes/{contract-occurrences,list-assumed,occurrences}.ts',
  'site/plugins/built-pages/{built-page,content-security-policy,element-text}.ts',
  'site/plugins/built-pages/{markdown-twins/to-markdown,reference-links}.ts',
  'site/plugins/built-pages/search-index/{cut-sections,prose,read-*}.ts',
  'site/plugins/built-pages/stylesheets/{no-script-styles,used-styles}.ts',
  'site/plugins/contract-quotes/{contract-fields,quotes}.ts',
  'site/plugins/executed-examples/{find-party,present}.ts',
  'site/plugins/sandbox-quotes/{retry-schedule,tables}.ts',
  'site/published/{call-examples,field-examples,publish,recorded-calls,shown-calls}.ts',
  'site/recording/{follow-money,ids}.ts',
  'site/src/components/{PhasesView,SequenceView}/*.ts',
  'site/theme/{labelled-cells,nearest,announcement-colours/index,navigation/*}.ts',
  'site/theme/search/{build-query,create-search,group-hits,mark-words,rank}.ts',
  'site/theme/search/{read-query,recent-searches,search-index,stem,words}.ts',
  'site/trade-map/{edges,lay-route,map-data,measure-text,to-path}.ts',
  '!**/*.test.ts',
  '!**/*.d.ts',
];
