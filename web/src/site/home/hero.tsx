import { css } from '#styled-system/css';
import { useIsCampagneAsSent } from '../../data/public/campagne.ts';
import { useVitrine } from '../../data/public/vitrine.ts';
import { Carousel } from '../ui/carousel.tsx';
import { prerendered } from '../ui/prerendered.tsx';
import { container, whole } from '../../ui/styles.ts';
import { carousel } from './carousel.texts.ts';
import { fixedBlocks } from './fixed-parts.ts';

const HeroWords = prerendered(fixedBlocks, 'HeroWords', useIsCampagneAsSent);

// On a phone the drawing, the largest paint of the first screen, is fetched slightly smaller than
// shown: it stays sharp.
const sizes = '(min-width: 1200px) 680px, (min-width: 576px) 100vw, 82vw';

// The drawing is above the text, but after it in the HTML: on a slow network the text is painted
// first, and the rows keep the space of the drawing.
const rows = {
  base: 'minmax(calc(62.5vw + 44px), auto) auto',
  md: 'minmax(calc(62.5vw + 72px), auto) auto',
  lg: 'auto',
} as const;

export function Hero() {
  const slides = useVitrine('carrousel', carousel.slides);
  return (
    <div className={css({ background: 'brand', color: 'ink.inverse' })}>
      <div className={css(container)}>
        <div
          className={css({
            display: 'grid',
            gridTemplateRows: rows,
            gridTemplateColumns: { base: whole, lg: 'minmax(0, 1fr) 57%' },
            alignItems: { lg: 'center' },
            columnGap: { lg: '10', xl: '12' },
          })}
        >
          <div className={css({ gridArea: { base: '2 / 1', lg: '1 / 1' } })}>
            <HeroWords />
          </div>
          <div
            className={css({
              gridArea: { base: '1 / 1', lg: '1 / 2' },
              minWidth: '0',
              marginInline: { base: '-4', md: '-6', lg: '0' },
              paddingTop: { lg: '6' },
            })}
          >
            <Carousel label={carousel.label} slides={slides} sizes={sizes} />
          </div>
        </div>
      </div>
    </div>
  );
}
