import type { VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { css } from '#styled-system/css';
import type { Drawn } from '../../texts/pictures.texts.ts';
import { scrolling } from '../../texts/scrolling.texts.ts';
import { iconButtons } from '../../ui/styles.ts';
import { VitrinePicture } from './drawing.tsx';
import { Icon } from './icon.tsx';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly (VitrinePhoto | Drawn)[];
  /** The width of the pictures, as the `sizes` attribute says it. */
  readonly sizes: string;
}

const frame = css({ position: 'relative' });

const stack = css({ display: 'grid', touchAction: 'pan-y', userSelect: 'none' });

const sheetStyle = css({
  gridArea: '1 / 1',
  position: 'relative',
  minWidth: '0',
  transition: 'opacity {durations.calm} ease-out, visibility {durations.calm}',
  '&[aria-hidden=true]': { opacity: 0, visibility: 'hidden' },
  '& img': { pointerEvents: 'none' },
});

const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: '3',
  fontSize: { base: 'xs', md: 'sm' },
  position: { base: 'absolute', md: 'static' },
  bottom: '0',
  insetInlineStart: '0',
  paddingInlineStart: { base: '4', md: '6', lg: '0' },
  minHeight: { md: '72px' },
  paddingBlock: { base: '1', md: '0' },
  paddingInlineEnd: { base: '4', md: '288px', lg: '272px' },
  background: { base: 'surface.deep', md: 'transparent' },
  lineHeight: '1.35',
});

/** Pictures that follow each other, each with a short text. */
export function Carousel({ label, slides, sizes }: CarouselProps) {
  const { shown, wanted, isRunning, attention, swipe, ...controls } = useCarousel(
    slides.length,
  );
  return (
    <section
      aria-roledescription={scrolling.carousel}
      aria-label={label}
      {...attention}
      className={frame}
    >
      <div aria-live={isRunning ? 'off' : 'polite'} {...swipe} className={stack}>
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription={scrolling.slide}
            aria-label={scrolling.position(index + 1, slides.length)}
            aria-hidden={index !== shown}
            className={sheetStyle}
          >
            {wanted.has(index) ? (
              <VitrinePicture of={slide} sizes={sizes} isFirst={index === 0} />
            ) : (
              <div className={css({ aspectRatio: '8 / 5' })} />
            )}
            <div className={caption}>
              <span
                aria-hidden
                className={css({ color: 'ink.inverseMuted', whiteSpace: 'nowrap' })}
              >
                {scrolling.sheet(index + 1, slides.length)}
              </span>
              <span className={css({ fontWeight: '600' })}>{slide.titre}</span>
              {slide.credit && `© ${slide.credit}`}
              <div
                className={css({
                  display: { base: 'none', md: 'block' },
                  flexBasis: '100%',
                  color: 'ink.inverseMuted',
                })}
              >
                {slide.texte}
              </div>
            </div>
          </div>
        ))}
      </div>
      <CarouselControls count={slides.length} shown={shown} {...controls} />
    </section>
  );
}

interface CarouselControlsProps {
  readonly count: number;
  readonly shown: number;
  readonly isPaused: boolean;
  readonly show: (index: number) => void;
  readonly togglePause: () => void;
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  paddingInline: { base: '1', lg: '0' },
  position: { md: 'absolute' },
  insetInlineEnd: '0',
  bottom: '14px',
  width: { md: '260px' },
});

const indicator = css({
  flex: '1',
  minWidth: '6',
  height: 'touch',
  paddingInline: '3px',
  cursor: 'pointer',
  _before: {
    content: '""',
    display: 'block',
    height: '4px',
    borderRadius: 'round',
    background: 'ink.inverseMuted',
    opacity: 0.55,
    transition: 'background-color {durations.quick} ease-out',
  },
  '&[aria-current=true]::before': { background: 'call', opacity: 1 },
});

/** The controls of a carousel: back, pictures, stop, forth. */
function CarouselControls({
  count,
  shown,
  isPaused,
  show,
  togglePause,
}: CarouselControlsProps) {
  return (
    <div className={row}>
      <button
        type="button"
        aria-label={scrolling.previous}
        onClick={() => show(shown - 1)}
        className={css(iconButtons.ghost)}
      >
        <Icon name="back" size={22} />
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={scrolling.show(index + 1)}
          aria-current={index === shown}
          onClick={() => show(index)}
          className={indicator}
        />
      ))}
      <button
        type="button"
        aria-label={isPaused ? scrolling.play : scrolling.pause}
        onClick={togglePause}
        className={css(iconButtons.ghost)}
      >
        {isPaused ? <Icon name="play" size={18} /> : <Icon name="pause" size={18} />}
      </button>
      <button
        type="button"
        aria-label={scrolling.next}
        onClick={() => show(shown + 1)}
        className={css(iconButtons.ghost)}
      >
        <Icon name="forth" size={22} />
      </button>
    </div>
  );
}
