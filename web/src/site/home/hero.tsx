import { useIsCampagneCurrent } from '../../data/public/campagne.ts';
import { useVitrine } from '../../data/public/vitrine.ts';
import { Carousel } from '../ui/carousel.tsx';
import { prerendered } from '../ui/prerendered.tsx';
import { carousel } from './carousel.texts.ts';
import { fixedBlocks } from './fixed-parts.ts';
import * as styles from './home.module.css';

const HeroText = prerendered(fixedBlocks, 'HeroText', useIsCampagneCurrent);

// Phones fetch the picture, the largest paint of the first screen, slightly smaller than shown; it
// stays sharp.
const sizes = '(min-width: 1200px) 680px, (min-width: 576px) 100vw, 82vw';

export function Hero() {
  const slides = useVitrine('carrousel', carousel.slides);
  return (
    <div className="on-brand">
      <div className="container">
        <div className={`stack ${styles.hero}`}>
          <div className={styles.heroWords}>
            <HeroText />
          </div>
          <div className={`shrinkable ${styles.heroPictures}`}>
            <Carousel label={carousel.label} slides={slides} sizes={sizes} />
          </div>
        </div>
      </div>
    </div>
  );
}
