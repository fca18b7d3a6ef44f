import type {SecurityScheme} from '../../model/model';
import {About} from '../../text/About';
import {Heading} from '../../text/Heading';
import {LinkOrText} from '../../text/LinkOrText';
import {Section} from '../../text/Section';
import styles from './styles.module.css';

type SecuritySchemesProps = {readonly schemes: readonly SecurityScheme[]};

export function SecuritySchemes({schemes}: SecuritySchemesProps) {
  if (schemes.length === 0) return null;
  return (
    <Section id="authentication" title="Authentication" className={styles.section}>
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

function describe({kind, place, key, httpScheme, bearerFormat}: SecurityScheme) {
  switch (kind) {
    case 'apiKey':
      return `API key, sent in the ${place} ${key}.`;
    case 'http': {
      const format = bearerFormat === undefined ? '' : ` Format: ${bearerFormat}.`;
      return `HTTP ${httpScheme ?? 'authentication'}, sent in the Authorization header.${format}`;
    }
    case 'oauth2':
      return 'OAuth 2.0.';
    case 'openIdConnect':
      return 'OpenID Connect.';
    case 'mutualTLS':
      return 'Mutual TLS: the client shows a certificate.';
    case 'other':
      return 'A scheme of its own.';
  }
}
