import { Box, chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';

interface MeterBarProps {
  readonly label: string;
  /** Percent. */
  readonly value: number;
}

const Scale = chakra('div', {
  base: {
    position: 'relative',
    height: '12px',
    background: 'surface.sunken',
    borderWidth: '1px',
    overflow: 'hidden',
    borderRadius: 'mark',
  },
});

const Fill = chakra('div', {
  base: {
    height: '100%',
    background: 'brand',
    transformOrigin: 'left',
    transition: 'transform {durations.calm} ease-out',
    // Empty until the surrounding element marks it as seen.
    '[data-seen=false] &': { transform: 'scaleX(0)' },
    '@media (scripting: none)': { transform: 'none !important' },
  },
});

const ticks = [0, 50, 100];

/** A share of a hundred, as a number and along a graduated scale. */
export function MeterBar({ label, value }: MeterBarProps) {
  const id = useId();
  return (
    <Box>
      <Flex
        wrap="wrap"
        align="baseline"
        justify="space-between"
        columnGap="4"
        marginBottom={{ base: '1', md: '2' }}
      >
        <Box id={id} flex="1" fontWeight="600" overflowWrap="break-word">
          {label}
        </Box>
        <Box
          fontFamily="heading"
          fontWeight="600"
          fontSize="2xl"
          lineHeight="tight"
          color="brand"
          fontVariantNumeric="tabular-nums"
        >
          {value}%
        </Box>
      </Flex>
      <Scale
        role="meter"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <Fill style={{ width: `${String(value)}%` }} />
      </Scale>
      <Flex
        display={{ base: 'none', md: 'flex' }}
        justify="space-between"
        fontSize="xs"
        color="ink.muted"
        marginTop="1"
        aria-hidden
      >
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </Flex>
    </Box>
  );
}
