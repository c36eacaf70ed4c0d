import { clsx } from 'clsx';
import * as styles from './check-list.module.css';

interface CheckListProps {
  readonly items: readonly string[];
  readonly columns?: 1 | 2;
}

/** List of short statements, with dashes as bullets. */
export function CheckList({ items, columns = 1 }: CheckListProps) {
  return (
    <ul className={clsx('stack', columns === 2 && 'md-2', styles.list)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
