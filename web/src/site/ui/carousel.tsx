import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import type { DefaultSlide } from '../../texts/pictures.texts.ts';
import { scrolling } from '../../texts/scrolling.texts.ts';
import { VitrinePicture } from './drawing.tsx';
import { Icon } from './icon.tsx';
import { useCarousel } from './use-carousel.ts';
import * as styles from './carousel.module.css';

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly (VitrinePhoto | DefaultSlide)[];
  /** The `sizes` attribute of the pictures. */
  readonly sizes: string;
}

/** Carousel of captioned pictures. */
export function Carousel({ label, slides, sizes }: CarouselProps) {
  const { current, toLoad, isRunning, pauseProps, swipeProps, ...controls } = useCarousel(
    slides.length,
  );
  return (
    <section
      aria-roledescription={scrolling.carousel}
      aria-label={label}
      {...pauseProps}
      className="relative"
    >
      <div aria-live={isRunning ? 'off' : 'polite'} {...swipeProps} className={styles.slides}>
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription={scrolling.slide}
            aria-label={scrolling.position(index + 1, slides.length)}
            aria-hidden={index !== current}
            className={styles.slide}
          >
            {toLoad.has(index) ? (
              <VitrinePicture of={slide} sizes={sizes} isFirst={index === 0} />
            ) : (
              <div className="drawing-shape" />
            )}
            <div className={`row wrapping gap-x-3 ${styles.caption}`}>
              <span aria-hidden className="pale nowrap">
                {scrolling.sheet(index + 1, slides.length)}
              </span>
              <span className="bold">{slide.titre}</span>
              {slide.credit && `© ${slide.credit}`}
              <div className={`from-md pale ${styles.text}`}>{slide.texte}</div>
            </div>
          </div>
        ))}
      </div>
      <CarouselControls count={slides.length} current={current} {...controls} />
    </section>
  );
}

interface CarouselControlsProps {
  readonly count: number;
  readonly current: number;
  readonly isPaused: boolean;
  readonly show: (index: number) => void;
  readonly togglePause: () => void;
}

/** Controls of a carousel: previous, one button a picture, pause, next. */
function CarouselControls({
  count,
  current,
  isPaused,
  show,
  togglePause,
}: CarouselControlsProps) {
  return (
    <div className={`row ${styles.controls}`}>
      <button
        type="button"
        aria-label={scrolling.previous}
        onClick={() => show(current - 1)}
        className="icon-button"
      >
        <Icon name="back" size={22} />
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={scrolling.show(index + 1)}
          aria-current={index === current}
          onClick={() => show(index)}
          className={styles.indicator}
        />
      ))}
      <button
        type="button"
        aria-label={isPaused ? scrolling.play : scrolling.pause}
        onClick={togglePause}
        className="icon-button"
      >
        {isPaused ? <Icon name="play" size={18} /> : <Icon name="pause" size={18} />}
      </button>
      <button
        type="button"
        aria-label={scrolling.next}
        onClick={() => show(current + 1)}
        className="icon-button"
      >
        <Icon name="forth" size={22} />
      </button>
    </div>
  );
}
