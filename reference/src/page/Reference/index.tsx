import {Fragment} from 'react';
import type {Model, SecurityChoice} from '../../model/model';
import {operationsOf} from '../../model/operations-of';
import type {Samples} from '../../request/samples/build-samples';
import {Models} from '../../schema/Models';
import {About} from '../../text/About';
import {PauseBetween} from '../../text/PauseBetween';
import {Section} from '../../text/Section';
import type {Download} from '../Introduction';
import {Introduction} from '../Introduction';
import {Navigation} from '../Navigation';
import {Operation} from '../Operation';
import {SecuritySchemes} from '../SecuritySchemes';
import styles from './styles.module.css';

type ReferenceProps = {
  readonly model: Model;
  readonly samples: Samples;
  readonly downloads: readonly Download[];
  /** Where the page is as Markdown. */
  readonly markdown: string;
  /** The page that explains errors. */
  readonly errorsHref: string | undefined;
  /** Whether the page around it can send requests. */
  readonly canTry: boolean;
};

/** The whole reference, complete without a script. */
export function Reference(props: ReferenceProps) {
  const {model, samples, downloads, markdown, errorsHref, canTry} = props;
  const security = securityOfAllCalls(model);
  return (
    <div className={styles.reference}>
      <Navigation model={model} />
      <div className={styles.content}>
        <Introduction model={model} downloads={downloads} markdown={markdown}>
          <SecuritySchemes schemes={model.security} ofAllCalls={security} />
        </Introduction>
        {model.groups.map((group) => (
          <Section key={group.id} id={group.id} title={group.name}>
            <About part={group} />
            {group.operations.map((operation, index) => (
              <Fragment key={operation.id}>
                <PauseBetween index={index} />
                <Operation
                  operation={operation}
                  samples={samples[operation.id]}
                  errorsHref={errorsHref}
                  canTry={canTry}
                  isSecurityKnown={security !== undefined}
                />
              </Fragment>
            ))}
          </Section>
        ))}
        {model.webhooks.length > 0 && (
          <Section id="webhooks" title="Webhooks">
            {model.webhookTags.map((tag) => (
              <About key={tag.name} part={tag} />
            ))}
            {model.webhooks.map((operation) => (
              <Operation
                key={operation.id}
                operation={operation}
                samples={samples[operation.id]}
                isWebhook
              />
            ))}
          </Section>
        )}
        <Models schemas={model.schemas} />
      </div>
    </div>
  );
}

/** Undefined where calls differ, or no section would say it: then each call says what it needs. */
function securityOfAllCalls(model: Model): readonly SecurityChoice[] | undefined {
  const [first = [], ...others] = operationsOf(model).map(({security}) => security);
  const isSame = others.every((security) => JSON.stringify(security) === JSON.stringify(first));
  const isNeeded = first.some((choice) => choice.length > 0);
  return isSame && isNeeded && model.security.length > 0 ? first : undefined;
}
