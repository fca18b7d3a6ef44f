import type {ReactNode} from 'react';
import {Fragment} from 'react';
import type {Prose as ProseTree, ProseNode} from '../../model/prose';
import {InlineCode} from '../InlineCode';
import styles from './styles.module.css';

type ProseProps = {
  readonly nodes: ProseTree;
  /** That something of it is assumed is said right behind it. */
  readonly isQualified?: boolean;
};

/** The only way from a document's text to elements; tags and addresses are allow-listed already. */
export function Prose({nodes, isQualified = false}: ProseProps) {
  const [only, ...more] = nodes;
  if (only === undefined) return null;
  const marks = isQualified ? {'data-qualified': ''} : {};
  if (typeof only === 'object' && only.tag === 'p' && more.length === 0) {
    return (
      <p className={styles.paragraph} {...marks}>
        {only.children.map(renderNode)}
      </p>
    );
  }
  return (
    <div className={styles.prose} data-prose="" {...marks}>
      {nodes.map(renderNode)}
    </div>
  );
}

export function renderNode(node: ProseNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const {tag: Tag, href, children} = node;
  if (Tag === 'unformatted') {
    return (
      <Fragment key={index}>
        <p>
          <em>This text is too long or too nested to be formatted.</em>
        </p>
        {children.map(renderNode)}
      </Fragment>
    );
  }
  if (Tag === 'br' || Tag === 'hr') return <Tag key={index} />;
  if (Tag === 'a') {
    return (
      <a key={index} href={href} rel="noreferrer">
        {children.map(renderNode)}
      </a>
    );
  }
  if (Tag === 'code') return <InlineCode key={index}>{children.map(renderNode)}</InlineCode>;
  return <Tag key={index}>{children.map(renderNode)}</Tag>;
}
