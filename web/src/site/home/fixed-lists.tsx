import { Box, chakra, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { equipmentPictures, mainPartners, offerCards } from '../../content/home-words.ts';
import { Card } from '../../ui/layout.tsx';
import { PartnerMark } from '../ui/partner-mark.tsx';
import { Picture } from '../ui/picture.tsx';
import { ScrollerList } from '../ui/scroller.tsx';
import { BlockTitle } from './block.tsx';

export function MainPartners() {
  return (
    <>
      <BlockTitle id="partenaires" {...mainPartners} />
      <SimpleGrid
        as="ul"
        columns={{ base: 1, md: 3 }}
        gap="4"
        marginTop={{ base: '6', md: '8' }}
      >
        {centre.partners.main.map((partner) => (
          <Card as="li" key={partner.name} padding="5">
            <Flex align="center" gap="4">
              <Box flexShrink="0" color="brand">
                <PartnerMark mark={'mark' in partner ? partner.mark : undefined} size={64} />
              </Box>
              <Heading as="h3" fontSize="lg">
                {partner.name}
              </Heading>
            </Flex>
            <Box fontSize="sm" color="ink.muted" marginTop="3">
              {partner.role}
            </Box>
          </Card>
        ))}
      </SimpleGrid>
    </>
  );
}

const Other = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    flexShrink: '0',
    width: { base: '148px', md: '188px' },
    minHeight: '140px',
    marginInlineEnd: '3',
    padding: '3',
    textAlign: 'center',
    fontSize: 'sm',
    lineHeight: '1.3',
    color: 'ink.muted',
    borderWidth: '1px',
    borderRadius: 'card',
    background: 'surface.raised',
    '& svg': { color: 'brand' },
  },
});

export function OtherPartners() {
  return (
    <ScrollerList>
      {centre.partners.others.map(({ name, mark }) => (
        <Other key={name}>
          <PartnerMark mark={mark} size={52} />
          {name}
        </Other>
      ))}
    </ScrollerList>
  );
}

const Offer = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: { base: '244px', md: '320px' },
    height: '100%',
    background: 'surface.raised',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    transition:
      'border-color {durations.quick} ease-out, box-shadow {durations.quick} ease-out',
    _hover: { borderColor: 'brand', boxShadow: 'card' },
  },
});

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
            <Picture name={picture} sizes="(min-width: 768px) 320px, 160px" isDecoration />
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
