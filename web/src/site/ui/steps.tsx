import * as styles from './steps.module.css';
import * as block from './text-block.module.css';

/** A step or an event, in an order. */
export interface Step {
  readonly title: string;
  readonly text: string;
  /** Shown instead of its number, such as a year. */
  readonly mark?: string;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** One below the titles that surround the steps. */
  readonly titleLevel?: 'h3' | 'h4';
}

const arrangements = {
  line: styles.line,
  // Where there is no room for all on a line.
  pairs: `sm-2 lg-4 ${styles.pairs}`,
} as const;

/** Numbered steps along a scale. */
export function Steps({ steps, titleLevel: Title = 'h3' }: StepsProps) {
  return (
    <ol className={`stack ${arrangements[steps.length === 4 ? 'pairs' : 'line']}`}>
      {steps.map(({ title, text, mark }, index) => (
        <li key={title} className={styles.step}>
          <div className={`wrap align-baseline ${styles.head}`}>
            <div
              aria-hidden={mark === undefined || undefined}
              className="heading text-xl brand"
            >
              {mark ?? index + 1}
            </div>
            <Title className="heading text-lg">{title}</Title>
          </div>
          <div className={`muted ${block.text}`}>{text}</div>
        </li>
      ))}
    </ol>
  );
}
