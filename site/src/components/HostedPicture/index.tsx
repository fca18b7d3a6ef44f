import pictures from '@generated/hosted-pictures/default/pictures.json';
import ThemedImage from '@theme/ThemedImage';
import type {ReactNode} from 'react';
import {Fragment} from 'react';
// A caption above, as the phases have it.
import styles from '../PhasesView/styles.module.css';

type HostedPictureProps = {
  /** A name of `site/plugins/hosted-pictures/pictures.ts`, or several that belong together. */
  readonly of: string;
  readonly caption: string;
};

/** Hosted pages as a user sees them. */
export function HostedPicture({of, caption}: HostedPictureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {of.split(' ').map((name, index) => (
        <Fragment key={name}>
          {index > 0 && '\u2003'}
          <ThemedImage {...findPicture(name)} decoding="async" />
        </Fragment>
      ))}
    </figure>
  );
}

function findPicture(name: string) {
  const picture = pictures[name];
  if (picture === undefined) {
    throw new Error(`<HostedPage of="${name}">: use one of ${Object.keys(pictures).join(', ')}.`);
  }
  return picture;
}
