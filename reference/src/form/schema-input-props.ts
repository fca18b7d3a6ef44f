import type {ComponentType} from 'react';
import type {Json} from '../model/json';
import type {SchemaNode} from '../model/model';
import type {FieldError} from './validation';

/** What every control of a schema is given. */
export type SchemaInputProps = {
  readonly schema: SchemaNode;
  /** The place in the body, as errors name it: `shipping.options[0].method`. */
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly value: Json | undefined;
  readonly errors: readonly FieldError[];
  readonly onChange: (value: Json | undefined) => void;
};

/** For a control with others inside: `Input` is the one that fits any schema. */
export type NestedInputProps = SchemaInputProps & {
  readonly Input: ComponentType<SchemaInputProps>;
};
