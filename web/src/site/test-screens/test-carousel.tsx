import { useState } from 'react';
import { scrolling } from '../../texts/scrolling.texts.ts';
import { Icon } from '../ui/icon.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { PartnerMark } from '../ui/partner-mark.tsx';
import { wrapIndex } from '../ui/use-carousel.ts';
import { testScreens } from './test-screens.texts.ts';
import * as styles from './test-carousel.module.css';

const { title, lead, label, unit, logos, partner } = testScreens.carousel;

/** Developers' page: a minimal carousel with four partner marks and their counts. */
export function TestCarousel() {
  const [shown, setShown] = useState(0);
  return (
    <>
      <ListHead title={title} lead={lead} />
      <div className="container py-10">
        <section
          aria-roledescription={scrolling.carousel}
          aria-label={label}
          className="row gap-3"
        >
          <button
            type="button"
            aria-label={scrolling.previous}
            onClick={() => setShown(wrapIndex(shown - 1, logos.length))}
            className="icon-button framed"
          >
            <Icon name="back" size={20} />
          </button>
          <ul className={`wrap gap-3 shrinkable ${styles.logos}`}>
            {logos.map(({ mark, count }, index) => (
              <li key={mark} aria-current={index === shown} className={styles.logo}>
                <div className={`brand ${styles.mark}`}>
                  <PartnerMark mark={mark} size={64} />
                </div>
                <div className="mt-2 bold">{partner(index + 1)}</div>
                <div className="text-sm muted">
                  {count} {unit}
                </div>
              </li>
            ))}
          </ul>
          <button
            type="button"
            aria-label={scrolling.next}
            onClick={() => setShown(wrapIndex(shown + 1, logos.length))}
            className="icon-button framed"
          >
            <Icon name="forth" size={20} />
          </button>
        </section>
      </div>
    </>
  );
}
