import * as styles from './text-block.module.css';

/** A title of the third level and its text. */
export function TextBlock({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h3 className="text-lg">{title}</h3>
      <div className={`muted ${styles.text}`}>{text}</div>
    </>
  );
}
