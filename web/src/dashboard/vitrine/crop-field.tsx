import { Box, chakra, Image, SimpleGrid } from '@chakra-ui/react';
import type { PointerEvent } from 'react';
import { vitrineForm as words } from './photographs.texts.ts';

interface CropFieldProps {
  /** Address of the whole picture. */
  readonly src: string;
  /** What stays in sight, in percents of the width and the height. */
  readonly x: number;
  readonly y: number;
  readonly titre: string;
  readonly onChange: (x: number, y: number) => void;
}

const Point = chakra('span', {
  base: {
    position: 'absolute',
    width: '28px',
    height: '28px',
    margin: '-14px',
    borderRadius: 'round',
    border: '3px solid',
    borderColor: 'surface.raised',
    // Seen on light and on dark pictures.
    outline: '2px solid',
    outlineColor: 'brand',
    pointerEvents: 'none',
  },
});

const percentAt = (position: number, start: number, length: number) =>
  Math.round(Math.min(100, Math.max(0, ((position - start) / length) * 100)));

/** What stays in sight where a page crops the picture: by touch, mouse or keys, with a preview. */
export function CropField({ src, x, y, titre, onChange }: CropFieldProps) {
  function follow({ buttons, clientX, clientY, currentTarget }: PointerEvent) {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(percentAt(clientX, left, width), percentAt(clientY, top, height));
  }

  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="600">{words.crop}</chakra.legend>
      <Box fontSize="sm" color="ink.muted">
        {words.cropHelp}
      </Box>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" marginTop="2" alignItems="start">
        <div>
          <Box
            position="relative"
            width="fit-content"
            marginInline="auto"
            cursor="crosshair"
            touchAction="none"
            userSelect="none"
            onPointerDown={follow}
            onPointerMove={follow}
          >
            <Image
              src={src}
              alt=""
              draggable={false}
              maxHeight="240px"
              borderRadius="control"
            />
            <Point style={{ left: `${x}%`, top: `${y}%` }} />
          </Box>
          <Range label={words.across} value={x} onChange={(value) => onChange(value, y)} />
          <Range label={words.down} value={y} onChange={(value) => onChange(x, value)} />
        </div>
        <figure>
          <Box fontSize="sm" fontWeight="600">
            {words.preview}
          </Box>
          <Image
            src={src}
            alt=""
            width="100%"
            aspectRatio="8 / 5"
            objectFit="cover"
            objectPosition={`${x}% ${y}%`}
            borderRadius="card"
            marginTop="1"
          />
          <chakra.figcaption fontSize="sm" marginTop="1">
            {titre}
          </chakra.figcaption>
        </figure>
      </SimpleGrid>
    </chakra.fieldset>
  );
}

interface RangeProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Range({ label, value, onChange }: RangeProps) {
  return (
    <chakra.label display="block" fontSize="sm" marginTop="2">
      {label}
      <chakra.input
        type="range"
        min={0}
        max={100}
        value={value}
        display="block"
        width="100%"
        minHeight="touch"
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </chakra.label>
  );
}
