import { css } from '#styled-system/css';

/** A title of the third level and its text. */
export function TextBlock({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h3 className={css({ fontSize: 'lg' })}>{title}</h3>
      <div
        className={css({
          marginTop: { base: '1', sm: '2' },
          fontSize: { base: 'sm', sm: 'md' },
          color: 'ink.muted',
        })}
      >
        {text}
      </div>
    </>
  );
}
