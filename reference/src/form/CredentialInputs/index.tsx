import {neededSchemes} from '../../request/credentials';
import {serversOf} from '../../request/server-address';
import {InputRow} from '../InputRow';
import type {RequestInputProps} from '../request-input-props';
import {SelectInput} from '../SelectInput';
import {WithheldNote} from '../WithheldNote';

type CredentialInputsProps = RequestInputProps & {readonly servedBy: string | undefined};

/** Where the request goes, and the credentials it needs. */
export function CredentialInputs(props: CredentialInputsProps) {
  const {operation, model, servedBy, values, onChange} = props;
  const schemes = neededSchemes(operation, model);
  const servers = serversOf(operation, model);
  const credentials = (
    <>
      {schemes.map(({name, location, key}) => (
        <div key={name}>
          <InputRow label={name}>
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete="off"
                value={values.credentials[name] ?? ''}
                onChange={({target}) =>
                  onChange({...values, credentials: {...values.credentials, [name]: target.value}})
                }
              />
            )}
          </InputRow>
          <WithheldNote location={location} name={key} />
        </div>
      ))}
      {schemes.length > 0 && (
        <p>Credentials stay in this tab and are forgotten when you close it.</p>
      )}
    </>
  );
  return (
    <>
      {servedBy === undefined && servers.length > 1 && (
        <SelectInput
          label="Server"
          options={servers.map(({url}) => url)}
          index={values.server}
          onChange={(server) => onChange({...values, server})}
        />
      )}
      {servedBy === undefined ? (
        credentials
      ) : (
        <details>
          <summary>{`Served by ${servedBy}`}</summary>
          {credentials}
        </details>
      )}
    </>
  );
}
