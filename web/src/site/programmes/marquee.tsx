import { Box, chakra } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { useMarquee } from './use-marquee.ts';

interface MarqueeProps {
  readonly text: string;
  readonly labels: { readonly hint: string; readonly pause: string; readonly play: string };
}

/** Enough for the curve and one more, whatever the font. */
const copies = 6;
/** In units of the drawing, as its curve. */
const letterSize = '64px';
const curve = 'M-40 190C180 40 420 40 720 150S1260 260 1480 90';

const Banner = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: { base: '200px', md: '280px' },
    cursor: 'grab',
    userSelect: 'none',
    // A finger may still scroll the page up and down.
    touchAction: 'pan-y',
    _active: { cursor: 'grabbing' },
  },
});

/**
 * A text that runs along a curve, for the eye only: the page says the same in words. It can be
 * dragged, and stopped.
 */
export function Marquee({ text, labels }: MarqueeProps) {
  const curveId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const path = useRef<SVGTextPathElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const handlers = useMarquee({ svg, path }, copies, isPaused);
  return (
    <>
      <Banner
        ref={svg}
        viewBox="0 0 1440 280"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
        data-testid="marquee"
        {...handlers}
      >
        <path id={curveId} d={curve} fill="none" />
        <chakra.path d={curve} fill="none" stroke="brand.strong" strokeWidth="104" />
        <chakra.text
          fontFamily="heading"
          fontWeight="600"
          fontSize={letterSize}
          fill="call"
          dominantBaseline="middle"
        >
          <textPath ref={path} href={`#${curveId}`} startOffset="0">
            {`${text}\u00A0\u00A0•\u00A0\u00A0`.repeat(copies)}
          </textPath>
        </chakra.text>
      </Banner>
      <Container paddingBottom="6">
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="4"
          fontSize="sm"
          // Nothing runs, nothing is to be stopped.
          css={{ '@media (prefers-reduced-motion: reduce)': { display: 'none' } }}
        >
          <Button look="quiet" onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
            {isPaused ? labels.play : labels.pause}
          </Button>
          <span>{labels.hint}</span>
        </Box>
      </Container>
    </>
  );
}
