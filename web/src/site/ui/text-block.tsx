import * as styles from './text-block.module.css';

export function TextBlock({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h3 className="text-lg">{title}</h3>
      <div className={`muted ${styles.text}`}>{text}</div>
    </>
  );
}
