import { chakra, Heading } from '@chakra-ui/react';
import { hero } from '../../content/home-words.ts';
import { Container } from '../../ui/layout.tsx';

const Figure = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    position: 'relative',
    paddingTop: '5',
    // The line of a measured length, with its two ends.
    borderInline: '1px solid',
    borderColor: 'line.strong',
    paddingInline: '4',
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: '2',
      height: '1px',
      background: 'line.strong',
    },
  },
});

/** What the centre has achieved, in four figures. */
export function Figures() {
  return (
    <chakra.section aria-labelledby="chiffres" paddingBlock={{ base: '8', md: '12' }}>
      <Container>
        <Heading as="h2" id="chiffres" srOnly>
          {hero.figuresTitle}
        </Heading>
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
          columnGap="0"
          rowGap="8"
        >
          {hero.figures.map(({ prefix, value, label }) => (
            <Figure key={label}>
              <chakra.dt fontSize="sm" color="ink.muted" lineHeight="1.35" marginTop="1">
                {label}
              </chakra.dt>
              <chakra.dd
                fontFamily="heading"
                fontWeight="600"
                fontSize={{ base: '2xl', md: '3xl' }}
                color="brand"
                lineHeight="1"
                letterSpacing="-0.01em"
              >
                {prefix && (
                  <chakra.span fontSize="xl" letterSpacing="0">
                    {prefix}{' '}
                  </chakra.span>
                )}
                {value}
              </chakra.dd>
            </Figure>
          ))}
        </chakra.dl>
      </Container>
    </chakra.section>
  );
}
