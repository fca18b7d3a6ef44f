import {ThemedComponent} from '@docusaurus/theme-common';
import {CodeFrame} from '@symblepay/reference/code/CodeFrame';
import {IslandButton} from '@symblepay/reference/code/IslandButton';
import type {ReactNode} from 'react';
import {layouts} from '../../../trade-map/layouts';
import {pictureFile} from '../../../trade-map/picture-file';
// The frame of an example is the frame of everything that runs.
import styles from '../ExampleView/styles.module.css';

const {wide, narrow} = layouts;
const alt =
  'The states of a trade in four lanes, contract, delivery, return and finished, with an arrow for each way from one to another. The table below lists all of them.';

/** The map of a trade as a picture, of which a browser fetches the one that it shows. */
export function TradeMap(): ReactNode {
  return (
    <CodeFrame
      figureClass={styles.example}
      head={
        <div className={styles.caption}>
          <strong className={styles.caption}>The map of a trade</strong>
          <IslandButton island="map" of="trade" text="Explore the map" about="what can happen" />
        </div>
      }
    >
      <div data-recorded="">
        <ThemedComponent>
          {({theme, className}) => (
            <picture>
              <source
                media="(width <= 600px)"
                srcSet={pictureFile('narrow', theme)}
                width={narrow.width}
                height={narrow.height}
              />
              <img
                className={className}
                src={pictureFile('wide', theme)}
                width={wide.width}
                height={wide.height}
                loading="lazy"
                decoding="async"
                alt={alt}
              />
            </picture>
          )}
        </ThemedComponent>
      </div>
    </CodeFrame>
  );
}
