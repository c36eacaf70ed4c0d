import * as styles from './steps.module.css';
import * as block from './text-block.module.css';

/** Step of a procedure, or event of a timeline. */
export interface Step {
  readonly title: string;
  readonly text: string;
  /** Shown instead of its number, such as a year. */
  readonly mark?: string;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** One level below the surrounding titles. */
  readonly titleLevel?: 'h3' | 'h4';
}

const arrangements = {
  line: styles.line,
  // Two a line on medium screens.
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
