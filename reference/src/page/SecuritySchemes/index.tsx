import type {SecurityChoice, SecurityScheme} from '../../model/model';
import {About} from '../../text/About';
import {Heading} from '../../text/Heading';
import {LinkOrText} from '../../text/LinkOrText';
import {Section} from '../../text/Section';
import {SecurityNote} from '../SecurityNote';
import styles from './styles.module.css';

type SecuritySchemesProps = {
  readonly schemes: readonly SecurityScheme[];
  /** What every call needs, where it is the same. */
  readonly ofAllCalls?: readonly SecurityChoice[] | undefined;
};

export function SecuritySchemes({schemes, ofAllCalls = []}: SecuritySchemesProps) {
  if (schemes.length === 0) return null;
  return (
    <Section id="authentication" title="Authentication" className={styles.section}>
      <SecurityNote choices={ofAllCalls} lead="Every call needs" />
      {schemes.map((scheme) => (
        <div key={scheme.id} id={scheme.id} className={styles.scheme}>
          <Heading level={3} id={scheme.id}>
            {scheme.name}
          </Heading>
          <p>{describe(scheme)}</p>
          <About part={scheme} />
          {scheme.discovery && (
            <p>
              Discovery: <LinkOrText link={scheme.discovery} />
            </p>
          )}
          {scheme.flows.map(({name, addresses, scopes}) => (
            <div key={name}>
              <h4>Flow: {name}</h4>
              {addresses.map((address) => (
                <p key={address.name}>
                  {address.name}: <LinkOrText link={address.link} />
                </p>
              ))}
              <ul>
                {scopes.map((scope) => (
                  <li key={scope.name}>
                    <code>{scope.name}</code> {scope.description}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </Section>
  );
}

function describe({kind, location, key, httpScheme, bearerFormat}: SecurityScheme) {
  const format = bearerFormat === undefined ? '' : ` Format: ${bearerFormat}.`;
  const texts = {
    apiKey: `API key, sent in the ${location} ${key}.`,
    http: `HTTP ${httpScheme ?? 'authentication'}, sent in the Authorization header.${format}`,
    oauth2: 'OAuth 2.0.',
    openIdConnect: 'OpenID Connect.',
    mutualTLS: 'Mutual TLS: the client shows a certificate.',
    other: 'A scheme of its own.',
  };
  return texts[kind];
}
