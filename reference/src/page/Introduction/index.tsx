import type {Model} from '../../model/model';
import {AnchorLink} from '../../schema/AnchorLink';
import {Assumptions} from '../../schema/Assumptions';
import {LinkOrText} from '../../schema/LinkOrText';
import {Prose} from '../../schema/Prose';
import styles from './styles.module.css';

export type Download = {readonly label: string; readonly href: string};

export type IntroductionProps = {
  readonly model: Model;
  readonly downloads: readonly Download[];
};

/** What the API is, and where it stands. */
export function Introduction({model, downloads}: IntroductionProps) {
  const links = [model.documentation, model.contact, model.license, model.terms].filter(
    (link) => link !== undefined,
  );
  return (
    <header>
      <h1>
        {model.title}{' '}
        {model.version !== '' && <small className={styles.version}>{model.version}</small>}
      </h1>
      {model.summary !== undefined && <p>{model.summary}</p>}
      {downloads.length > 0 && (
        <p>
          Download the OpenAPI document:{' '}
          {downloads.map(({label, href}) => (
            <a key={href} href={href} download="" className={styles.download}>
              {label}
            </a>
          ))}
        </p>
      )}
      <Prose nodes={model.description} />
      <Assumptions texts={model.assumptions} />
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.text}>
              <LinkOrText link={link} />
            </li>
          ))}
        </ul>
      )}
      {model.servers.length > 0 && <Servers servers={model.servers} />}
    </header>
  );
}

function Servers({servers}: {readonly servers: Model['servers']}) {
  return (
    <section id="servers" className={styles.servers}>
      <h2>
        Servers
        <AnchorLink id="servers" />
      </h2>
      <ul>
        {servers.map(({url, description, assumptions, variables}) => (
          <li key={url}>
            <code>{url}</code>
            <Prose nodes={description} />
            <Assumptions texts={assumptions} />
            {variables.map((variable) => (
              <p key={variable.name}>
                <code>{variable.name}</code>, default <code>{variable.defaultValue}</code>
                {variable.values.length > 0 && `, one of ${variable.values.join(', ')}`}
              </p>
            ))}
            {variables.map(({name, description: meaning}) => (
              <Prose key={name} nodes={meaning} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
