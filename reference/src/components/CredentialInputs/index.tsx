import type {Model, Operation} from '../../model/model';
import {InputRow} from '../InputRow';
import type {TryItValues} from '../TryIt/values';
import {neededSchemes} from '../TryIt/values';

export type CredentialInputsProps = {
  readonly operation: Operation;
  readonly model: Model;
  readonly answeredBy: string | undefined;
  readonly values: TryItValues;
  readonly onChange: (values: TryItValues) => void;
};

/** Where the request goes, and the credentials that it needs. */
export function CredentialInputs({
  operation,
  model,
  answeredBy,
  values,
  onChange,
}: CredentialInputsProps) {
  const schemes = neededSchemes(operation);
  const servers = operation.servers.length > 0 ? operation.servers : model.servers;
  return (
    <>
      {answeredBy !== undefined && <p>{`Answered by ${answeredBy}, whatever the address.`}</p>}
      {answeredBy === undefined && servers.length > 1 && (
        <InputRow label="Server" name="server" isRequired={false} errors={[]}>
          {(control) => (
            <select
              {...control}
              value={values.server}
              onChange={({target}) => onChange({...values, server: Number(target.value)})}
            >
              {servers.map(({url}, index) => (
                <option key={url} value={index}>
                  {url}
                </option>
              ))}
            </select>
          )}
        </InputRow>
      )}
      {schemes.map((scheme) => (
        <InputRow key={scheme} label={scheme} name={scheme} isRequired={false} errors={[]}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              value={values.credentials[scheme] ?? ''}
              onChange={({target}) =>
                onChange({...values, credentials: {...values.credentials, [scheme]: target.value}})
              }
            />
          )}
        </InputRow>
      ))}
      {schemes.length > 0 && (
        <p>Credentials stay in this tab and are forgotten when you close it.</p>
      )}
    </>
  );
}
