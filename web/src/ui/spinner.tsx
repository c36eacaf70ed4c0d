import * as styles from './spinner.module.css';

/** Loading indicator; `label` is its accessible name. */
export function Spinner({ label }: { readonly label: string }) {
  return <div role="status" aria-label={label} className={styles.ring} />;
}
