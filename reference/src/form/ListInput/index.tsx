import type {Json} from '../../model/json';
import {isJsonList} from '../../model/json';
import type {SchemaNode} from '../../model/model';
import {givenValue} from '../../request/initial-value';
import {RowsInput} from '../RowsInput';
import type {NestedInputProps} from '../schema-input-props';

type ListInputProps = NestedInputProps & {readonly items: SchemaNode};

export function ListInput({items, Input, ...props}: ListInputProps) {
  const {schema, name, label, value, errors, onChange} = props;
  const list = isJsonList(value) ? value : [];
  return (
    <RowsInput
      label={label}
      rows={list}
      newRow={newItem(items)}
      isFull={list.length >= (schema.limits.maxItems ?? Infinity)}
      addLabel={`Add to ${label}`}
      removeLabel={(position) => `Remove ${label} ${position}`}
      onChange={(next) => onChange(next.length === 0 ? undefined : next)}
    >
      {(item, index, onChangeItem) => (
        <Input
          schema={items}
          name={`${name}[${index}]`}
          label={`${label} ${index + 1}`}
          isRequired={false}
          value={item}
          errors={errors}
          onChange={(next) => onChangeItem(next ?? emptyItem(items))}
        />
      )}
    </RowsInput>
  );
}

/** The document's own value, so that the reader sees what is expected. */
function newItem(schema: SchemaNode): Json {
  if (schema.types.includes('object')) return {};
  return givenValue(schema) ?? emptyItem(schema);
}

/** An item that was cleared stays in the list. */
function emptyItem({types}: SchemaNode): Json {
  return types.includes('object') ? {} : types.includes('array') ? [] : '';
}
