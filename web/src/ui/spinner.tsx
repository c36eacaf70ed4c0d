import * as styles from './spinner.module.css';

/** Loading indicator; `label` names what is loading. */
export function Spinner({ label }: { readonly label: string }) {
  return <div role="status" aria-label={label} className={styles.ring} />;
}
