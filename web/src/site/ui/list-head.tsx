import { Breadcrumb } from './breadcrumb.tsx';
import * as styles from './list-head.module.css';

/** Head of a list page: without a picture, because the list has its own. */
export function ListHead({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <div className="on-brand">
      <div className={`container ${styles.words}`}>
        <Breadcrumb crumbs={[]} current={title} />
        <h1 className={`text-3xl ${styles.title}`}>{title}</h1>
        {lead && <div className={`measure ${styles.lead}`}>{lead}</div>}
      </div>
    </div>
  );
}
