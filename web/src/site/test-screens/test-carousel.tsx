import { useState } from 'react';
import { css } from '#styled-system/css';
import { scrolling } from '../../texts/scrolling.texts.ts';
import { Icon } from '../ui/icon.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { PartnerMark } from '../ui/partner-mark.tsx';
import { wrapIndex } from '../ui/use-carousel.ts';
import { container, iconButtons } from '../../ui/styles.ts';
import { testScreens } from './test-screens.texts.ts';

const { title, lead, label, unit, logos, partner } = testScreens.carousel;

/** For developers: the simplest carousel, with four partner marks and their counts. */
export function TestCarousel() {
  const [shown, setShown] = useState(0);
  return (
    <>
      <ListHead title={title} lead={lead} />
      <div className={css({ ...container, paddingBlock: '10' })}>
        <section
          aria-roledescription={scrolling.carousel}
          aria-label={label}
          className={css({ display: 'flex', alignItems: 'center', gap: '3' })}
        >
          <button
            type="button"
            aria-label={scrolling.previous}
            onClick={() => setShown(wrapIndex(shown - 1, logos.length))}
            className={css(iconButtons.surface)}
          >
            <Icon name="back" size={20} />
          </button>
          <ul
            className={css({
              display: 'flex',
              gap: '3',
              flex: '1',
              minWidth: '0',
              flexWrap: 'wrap',
            })}
          >
            {logos.map(({ mark, count }, index) => (
              <li
                key={mark}
                aria-current={index === shown}
                className={css({
                  flex: '1 1 120px',
                  padding: '4',
                  textAlign: 'center',
                  border: '2px solid',
                  borderColor: index === shown ? 'call' : 'line',
                  borderRadius: 'card',
                  background: 'surface.raised',
                })}
              >
                <div
                  className={css({ display: 'flex', justifyContent: 'center', color: 'brand' })}
                >
                  <PartnerMark mark={mark} size={64} />
                </div>
                <div className={css({ marginTop: '2', fontWeight: '600' })}>
                  {partner(index + 1)}
                </div>
                <div className={css({ fontSize: 'sm', color: 'ink.muted' })}>
                  {count} {unit}
                </div>
              </li>
            ))}
          </ul>
          <button
            type="button"
            aria-label={scrolling.next}
            onClick={() => setShown(wrapIndex(shown + 1, logos.length))}
            className={css(iconButtons.surface)}
          >
            <Icon name="forth" size={20} />
          </button>
        </section>
      </div>
    </>
  );
}
