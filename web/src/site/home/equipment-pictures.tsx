import { Box, chakra } from '@chakra-ui/react';
import { equipmentPictures } from '../../content/home-words.ts';
import { Picture } from '../ui/picture.tsx';
import { ScrollerList } from '../ui/scroller.tsx';

/** A picture of each machine. */
export function EquipmentPictures() {
  return (
    <ScrollerList>
      {equipmentPictures.map(({ picture, label }) => (
        <chakra.li
          key={picture}
          flexShrink="0"
          width={{ base: '264px', md: '400px' }}
          marginInlineEnd="4"
          _last={{ marginInlineEnd: 0 }}
        >
          <figure>
            <Box borderRadius="card" overflow="hidden">
              <Picture name={picture} sizes="(min-width: 768px) 400px, 264px" />
            </Box>
            <chakra.figcaption fontSize="sm" color="ink.inverseMuted" marginTop="2">
              {label}
            </chakra.figcaption>
          </figure>
        </chakra.li>
      ))}
    </ScrollerList>
  );
}
