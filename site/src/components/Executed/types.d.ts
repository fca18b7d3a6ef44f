declare module '@generated/executed-examples/default/scenarios' {
  import type {ScenarioView} from '@site/plugins/executed-examples/present';
  import type {LoadedScenario, Views} from '@site/src/components/Executed/executed';

  /** Present where pages are rendered, absent in the browser. */
  export const scenarios: Readonly<Record<string, ScenarioView | undefined>> | undefined;
  export const views: Views;
  /** Present in the browser only. */
  export const load: ((scenario: string) => Promise<LoadedScenario>) | undefined;
}
