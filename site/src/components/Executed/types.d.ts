declare module '@generated/executed-examples/default/scenarios.json' {
  import type {ScenarioView} from '@site/plugins/executed-examples/present';

  const scenarios: Readonly<Record<string, ScenarioView | undefined>>;
  export default scenarios;
}
