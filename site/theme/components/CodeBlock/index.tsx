import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Replaces the classic code block, which highlights in the browser: here the children arrive
 * highlighted by the Markdown build. Only the copy button needs JavaScript (client/copy-code).
 */
export default function CodeBlock({children, className = '', metastring, title}: Props): ReactNode {
  const language = /language-(\S+)/.exec(className)?.[1];
  const caption = title ?? /\btitle="([^"]*)"/.exec(metastring ?? '')?.[1] ?? nameOf(language);
  return (
    <figure className={styles.block}>
      <figcaption className={styles.head}>
        <span className={styles.caption}>{caption}</span>
        <button type="button" className={`needs-script ${styles.copy}`} data-copy-code="">
          <span aria-live="polite">Copy</span>
          <span className="visually-hidden"> code</span>
        </button>
      </figcaption>
      {/* Long lines scroll, so the keyboard must be able to reach them. A group rather than a region:
          each landmark would need a name of its own. */}
      <pre
        className={styles.pre}
        tabIndex={0}
        role="group"
        aria-label={`${nameOf(language) || 'Plain'} code`}
      >
        <code className={className}>{children}</code>
      </pre>
    </figure>
  );
}

const names: Readonly<Record<string, string>> = {
  bash: 'Terminal',
  sh: 'Terminal',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  php: 'PHP',
  python: 'Python',
  text: 'Text',
};

function nameOf(language = ''): string {
  return names[language] ?? language;
}
