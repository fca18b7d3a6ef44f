import type {ReactNode} from 'react';
import {Fragment} from 'react';
import type {Model, Server} from '../../model/model';
import {About} from '../../text/About';
import {LinkOrText} from '../../text/LinkOrText';
import {PageActions} from '../../text/PageActions';
import {Prose} from '../../text/Prose';
import {Section} from '../../text/Section';
import styles from './styles.module.css';

export type Download = {readonly label: string; readonly href: string};

type IntroductionProps = {
  readonly model: Model;
  readonly downloads: readonly Download[];
  /** Where the page is as Markdown. */
  readonly markdown: string;
  readonly children: ReactNode;
};

/** What the API is, and where it is served; what else stands before the calls comes as children. */
export function Introduction({model, downloads, markdown, children}: IntroductionProps) {
  return (
    <header>
      <h1>
        {model.title}{' '}
        {model.version !== '' && <small className={styles.version}>{model.version}</small>}
      </h1>
      <PageActions markdown={markdown} />
      {model.summary !== undefined && <p>{model.summary}</p>}
      {downloads.length > 0 && (
        <p>
          Download the OpenAPI document:
          {downloads.map(({label, href}, index) => (
            <Fragment key={href}>
              {index === 0 ? ' ' : ' or '}
              <a href={href} download="">
                {label}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      <About part={model} />
      {model.links.length > 0 && (
        <ul className={styles.links}>
          {model.links.map((link) => (
            <li key={link.text}>
              <LinkOrText link={link} />
            </li>
          ))}
        </ul>
      )}
      {model.servers.length > 0 && (
        <Section id="servers" title="Servers" className={styles.servers}>
          <ul>{model.servers.map(renderServer)}</ul>
        </Section>
      )}
      {children}
    </header>
  );
}

function renderServer(server: Server) {
  return (
    <li key={server.url}>
      <code>{server.url}</code>
      <About part={server} />
      {server.variables.map(({name, defaultValue, values}) => (
        <p key={name}>
          <code>{name}</code>, default <code>{defaultValue}</code>
          {values.length > 0 && `, one of ${values.join(', ')}`}
        </p>
      ))}
      {server.variables.map(({name, description}) => (
        <Prose key={name} nodes={description} />
      ))}
    </li>
  );
}
