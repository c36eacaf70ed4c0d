import { Box, chakra, Heading } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { offerCards } from '../../content/home-words.ts';
import { Picture } from '../ui/picture.tsx';
import { ScrollerList } from '../ui/scroller.tsx';

const Offer = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: { base: '244px', md: '320px' },
    height: '100%',
    background: 'surface.raised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    transition:
      'border-color {durations.quick} ease-out, box-shadow {durations.quick} ease-out',
    _hover: { borderColor: 'brand', boxShadow: 'card' },
  },
});

/** A card for each way to be trained. */
export function OfferCards() {
  return (
    <ScrollerList>
      {offerCards.map(({ label, text, path, picture }) => (
        <chakra.li
          key={label}
          flexShrink="0"
          marginInlineEnd="4"
          _last={{ marginInlineEnd: 0 }}
        >
          <Offer to={path}>
            <Picture name={picture} sizes="(min-width: 768px) 320px, 244px" isDecoration />
            <Box padding="5" flex="1" display="flex" flexDirection="column">
              <Heading as="h3" fontSize="lg">
                {label}
              </Heading>
              <Box color="ink.muted" fontSize="sm" marginTop="2" flex="1">
                {text}
              </Box>
              <Box color="brand" marginTop="4">
                <ArrowRight size={20} aria-hidden />
              </Box>
            </Box>
          </Offer>
        </chakra.li>
      ))}
    </ScrollerList>
  );
}
