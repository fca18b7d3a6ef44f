import type {Model, Operation} from './model';

/** Every call of the API, in the order of the page. */
export function operationsOf(model: Model): readonly Operation[] {
  return model.groups.flatMap((group) => group.operations);
}
