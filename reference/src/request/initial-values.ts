import type {Model, Operation} from '../model/model';
import {neededSchemes, placeholderOf} from './credentials';
import {contentValue, initialValue} from './initial-value';
import type {RequestValues} from './values';
import {mergeValues} from './values';

/** What a sample shows and a form opens with: the required parameters and the body. */
export function initialValues(operation: Operation, model: Model): RequestValues {
  const [content] = operation.body?.contents ?? [];
  return mergeValues(
    {
      body: content && contentValue(content, model, 'request'),
      credentials: Object.fromEntries(
        neededSchemes(operation, model).map((scheme) => [scheme.name, placeholderOf(scheme)]),
      ),
    },
    ...operation.parameters
      .filter(({required}) => required)
      .map(({location, name, schema}) => ({
        parameters: {[location]: {[name]: initialValue(schema, model, 'request')}},
      })),
  );
}
