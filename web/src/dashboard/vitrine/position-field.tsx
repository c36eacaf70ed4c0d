import { Box, chakra, Image, RadioGroup, SimpleGrid } from '@chakra-ui/react';
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme';
import { Check } from 'lucide-react';
import { focusRing } from '../../ui/focus-ring.ts';
import { vitrineForm as words } from './vitrine.texts.ts';

interface PositionFieldProps {
  /** Address of the whole picture. */
  readonly src: string;
  /** What stays in sight, in percents of the width and the height. */
  readonly x: number;
  readonly y: number;
  readonly titre: string;
  readonly onChange: (x: number, y: number) => void;
}

// As large as its cell: a screen reader explored by touch finds it there.
const overCell = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
} as const;

/** Percents between two neighbours of the nine positions. */
const step = 50;

/** The part of a picture that stays in sight where a page crops it: nine positions, a preview. */
export function PositionField({ src, x, y, titre, onChange }: PositionFieldProps) {
  // Older photographs may have any point: the nearest position is chosen then.
  const chosen = 3 * Math.round(y / step) + Math.round(x / step);
  return (
    <RadioGroup.Root
      recipe={radioGroupSlotRecipe}
      value={String(chosen)}
      onValueChange={({ value }) => {
        const place = Number(value);
        onChange(step * (place % 3), step * Math.floor(place / 3));
      }}
    >
      <RadioGroup.Label fontWeight="600">{words.crop}</RadioGroup.Label>
      <Box fontSize="sm" color="ink.muted">
        {words.cropHelp}
      </Box>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" marginTop="2" alignItems="start">
        <div>
          <SimpleGrid columns={3} gap="1" width="fit-content">
            {words.positions.map((name, place) => (
              <RadioGroup.Item key={name} value={String(place)} title={name}>
                <RadioGroup.ItemHiddenInput style={overCell} />
                <RadioGroup.ItemControl
                  boxSize="touch"
                  borderRadius="control"
                  _focusVisible={focusRing}
                >
                  {place === chosen && <Check size={18} aria-hidden />}
                </RadioGroup.ItemControl>
                <RadioGroup.ItemText srOnly>{name}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </SimpleGrid>
          <Box aria-hidden fontSize="sm" marginTop="2">
            {words.positions[chosen]}
          </Box>
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
    </RadioGroup.Root>
  );
}
