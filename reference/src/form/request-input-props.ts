import type {Model, Operation} from '../model/model';
import type {RequestValues} from '../request/values';
import type {FieldError} from './validation';

/** What every part of a call's form is given. */
export type RequestInputProps = {
  readonly operation: Operation;
  readonly model: Model;
  readonly values: RequestValues;
  readonly errors: readonly FieldError[];
  readonly onChange: (values: RequestValues) => void;
};
