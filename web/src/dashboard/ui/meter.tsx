import { defineSlotRecipe, Progress } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';

const slide = keyframes({ '50%': { marginInlineStart: '60%' } });

const recipe = defineSlotRecipe({
  slots: ['root', 'track', 'range'],
  base: {
    track: {
      height: '8px',
      borderRadius: 'round',
      overflow: 'hidden',
      background: 'brand.soft',
    },
    range: {
      height: '100%',
      background: 'brand',
      transition: 'width {durations.quick} ease-out',
      _indeterminate: { width: '40%', animation: `${slide} 2s ease-in-out infinite` },
    },
  },
});

interface MeterProps {
  readonly label: string;
  /** Absent when the progress is unknown. */
  readonly value?: number;
  readonly max?: number;
}

/** Progress bar. */
export function Meter({ label, value, max }: MeterProps) {
  return (
    <Progress.Root recipe={recipe} value={value ?? null} max={max}>
      <Progress.Track aria-label={label}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
