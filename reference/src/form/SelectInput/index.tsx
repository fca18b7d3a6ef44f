import {InputRow} from '../InputRow';

type SelectInputProps = {
  readonly label: string;
  readonly options: readonly string[];
  readonly index: number;
  readonly onChange: (index: number) => void;
};

/** A choice that shapes the request, such as the server, but is not itself sent. */
export function SelectInput({label, options, index, onChange}: SelectInputProps) {
  return (
    <InputRow label={label}>
      {(control) => (
        <select {...control} value={index} onChange={({target}) => onChange(Number(target.value))}>
          {options.map((option, position) => (
            <option key={position} value={position}>
              {option}
            </option>
          ))}
        </select>
      )}
    </InputRow>
  );
}
