import { defineSlotRecipe, Progress } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';

const wander = keyframes({ '50%': { marginInlineStart: '60%' } });

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
      _indeterminate: { width: '40%', animation: `${wander} 2s ease-in-out infinite` },
    },
  },
});

interface MeterProps {
  readonly label: string;
  /** Of `max`; nobody knows where it is absent. */
  readonly value?: number;
  readonly max?: number;
}

/** How far something has come. */
export function Meter({ label, value, max }: MeterProps) {
  return (
    <Progress.Root recipe={recipe} value={value ?? null} max={max}>
      <Progress.Track aria-label={label}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
