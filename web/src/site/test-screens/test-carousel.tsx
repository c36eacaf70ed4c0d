import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { scrolling } from '../../texts/scrolling.texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Container } from '../../ui/layout.tsx';
import { Icon } from '../ui/icon.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { PartnerMark } from '../ui/partner-mark.tsx';
import { wrapIndex } from '../ui/use-carousel.ts';
import { testScreens } from './test-screens.texts.ts';

const { title, lead, label, unit, logos, partner } = testScreens.carousel;

/** For developers: the simplest carousel, with four partner marks and their counts. */
export function TestCarousel() {
  const [shown, setShown] = useState(0);
  return (
    <>
      <ListHead title={title} lead={lead} />
      <Container paddingBlock="10">
        <chakra.section
          aria-roledescription={scrolling.carousel}
          aria-label={label}
          display="flex"
          alignItems="center"
          gap="3"
        >
          <IconButton
            variant="surface"
            aria-label={scrolling.previous}
            onClick={() => setShown(wrapIndex(shown - 1, logos.length))}
          >
            <Icon name="back" size={20} />
          </IconButton>
          <Flex as="ul" gap="3" flex="1" minWidth="0" wrap="wrap">
            {logos.map(({ mark, count }, index) => (
              <chakra.li
                key={mark}
                aria-current={index === shown}
                flex="1 1 120px"
                padding="4"
                textAlign="center"
                border="2px solid"
                borderColor={index === shown ? 'call' : 'line'}
                borderRadius="card"
                background="surface.raised"
              >
                <Flex justify="center" color="brand">
                  <PartnerMark mark={mark} size={64} />
                </Flex>
                <Box marginTop="2" fontWeight="600">
                  {partner(index + 1)}
                </Box>
                <Box fontSize="sm" color="ink.muted">
                  {count} {unit}
                </Box>
              </chakra.li>
            ))}
          </Flex>
          <IconButton
            variant="surface"
            aria-label={scrolling.next}
            onClick={() => setShown(wrapIndex(shown + 1, logos.length))}
          >
            <Icon name="forth" size={20} />
          </IconButton>
        </chakra.section>
      </Container>
    </>
  );
}
