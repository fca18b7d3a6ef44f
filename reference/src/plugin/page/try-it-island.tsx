import {useCallback} from 'react';
import {Loaded} from '../../form/Loaded';
import type {TryItSettings} from '../../form/TryIt';
import type {Model} from '../../model/model';
import {operationsOf} from '../../model/operations-of';

type TryItIslandProps = {
  readonly id: string;
  readonly settings: TryItSettings;
  readonly loadModel: () => Promise<Model>;
};

/** The form of one call, with what it needs fetched when it is first opened. */
export function TryItIsland({id, settings, loadModel}: TryItIslandProps) {
  const load = useCallback(async () => {
    const [{TryIt}, model] = await Promise.all([import('../../form/TryIt'), loadModel()]);
    return {TryIt, model};
  }, [loadModel]);
  return (
    <Loaded load={load} waiting="Loading…">
      {({TryIt, model}) => {
        const operation = operationsOf(model).find((each) => each.id === id);
        return operation && <TryIt operation={operation} model={model} {...settings} />;
      }}
    </Loaded>
  );
}
