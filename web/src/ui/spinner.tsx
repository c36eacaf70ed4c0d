import * as styles from './spinner.module.css';

/** Turns while something of unknown size loads; `label` says what. */
export function Spinner({ label }: { readonly label: string }) {
  return <div role="status" aria-label={label} className={styles.ring} />;
}
