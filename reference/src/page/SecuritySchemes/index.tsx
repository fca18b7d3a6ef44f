import type {SecurityScheme} from '../../model/model';
import {AnchorLink} from '../../schema/AnchorLink';
import {Assumptions} from '../../schema/Assumptions';
import {LinkOrText} from '../../schema/LinkOrText';
import {Prose} from '../../schema/Prose';
import styles from './styles.module.css';

export type SecuritySchemesProps = {readonly schemes: readonly SecurityScheme[]};

export function SecuritySchemes({schemes}: SecuritySchemesProps) {
  if (schemes.length === 0) return null;
  return (
    <section id="authentication" className={styles.section}>
      <h2>
        Authentication
        <AnchorLink id="authentication" />
      </h2>
      {schemes.map((scheme) => (
        <div key={scheme.id} id={scheme.id} className={styles.scheme}>
          <h3>
            {scheme.name}
            <AnchorLink id={scheme.id} />
          </h3>
          <p>{describe(scheme)}</p>
          <Prose nodes={scheme.description} />
          <Assumptions texts={scheme.assumptions} />
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
    </section>
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
