import { chakra } from '@chakra-ui/react';
import { scrolling } from '../content/scrolling.ts';
import { Glyph } from './glyph.tsx';
import { IconButton } from './icon-button.tsx';

interface CarouselControlsProps {
  readonly count: number;
  readonly shown: number;
  readonly isPaused: boolean;
  readonly show: (index: number) => void;
  readonly togglePause: () => void;
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    paddingInline: { base: '1', lg: '0' },
    position: { md: 'absolute' },
    insetInlineEnd: '0',
    bottom: '14px',
    width: { md: '260px' },
  },
});

const Indicator = chakra('button', {
  base: {
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
  },
});

/** What moves a carousel: back, one picture, stop, forth. */
export function CarouselControls({
  count,
  shown,
  isPaused,
  show,
  togglePause,
}: CarouselControlsProps) {
  return (
    <Row>
      <IconButton aria-label={scrolling.previous} onClick={() => show(shown - 1)}>
        <Glyph name="back" size={22} />
      </IconButton>
      {Array.from({ length: count }, (_, index) => (
        <Indicator
          key={index}
          type="button"
          aria-label={scrolling.show(index + 1)}
          aria-current={index === shown}
          onClick={() => show(index)}
        />
      ))}
      <IconButton
        aria-label={isPaused ? scrolling.play : scrolling.pause}
        onClick={togglePause}
      >
        {isPaused ? <Glyph name="play" size={18} /> : <Glyph name="pause" size={18} />}
      </IconButton>
      <IconButton aria-label={scrolling.next} onClick={() => show(shown + 1)}>
        <Glyph name="forth" size={22} />
      </IconButton>
    </Row>
  );
}
