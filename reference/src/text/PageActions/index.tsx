import styles from './styles.module.css';

type PageActionsProps = {
  /** Where the page is as Markdown. */
  readonly markdown: string;
};

/** Takes the page along as Markdown. Copying needs a script (code/behaviours/copy), the link none. */
export function PageActions({markdown}: PageActionsProps) {
  return (
    <div className={styles.row} data-page-actions="">
      <button type="button" className="clean-btn needs-script" data-copy-page="">
        Copy page
      </button>
      <a href={markdown}>View as Markdown</a>
    </div>
  );
}
