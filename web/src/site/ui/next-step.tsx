import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { formatPhone } from '@centre/domain/phone';
import { nextStep } from '../../texts/next-step.texts.ts';
import { site } from '../../texts/site.texts.ts';
import { useCampagne } from '../../data/public/campagne.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';

interface NextStepProps {
  readonly tone?: 'brand' | 'plain';
  readonly title?: string;
  readonly text?: string;
  /** Target of the main button; the enrolment form when absent. */
  readonly action?: { readonly label: string; readonly path: string };
  /** A second way on, besides the telephone. */
  readonly other?: { readonly label: string; readonly path: string };
}

const PhoneLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    fontSize: { base: 'sm', sm: 'md' },
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});

const tones = {
  brand: { background: 'brand', color: 'ink.inverse' },
  plain: {
    background: 'surface.raised',
    borderWidth: '1px',
    borderInlineStart: '4px solid {colors.call}',
  },
} as const;

/** The end of a page: the next step and the phone numbers. */
export function NextStep({
  tone = 'brand',
  title = nextStep.title,
  text,
  action = nextStep.enrol,
  other,
}: NextStepProps) {
  const campagne = useCampagne();
  const isAnnounced = !campagne || campagne.titre === site.campaign;
  return (
    <chakra.section aria-labelledby="suite" paddingTop={{ base: '4', md: '8' }}>
      <Container>
        <Flex
          direction={{ base: 'column', lg: 'row' }}
          align={{ base: 'stretch', lg: 'center' }}
          justify="space-between"
          gap={{ base: '4', sm: '6' }}
          padding={{ base: '4', md: '10' }}
          borderRadius="card"
          {...tones[tone]}
        >
          <Box>
            <Heading as="h2" id="suite" fontSize="2xl">
              {title}
            </Heading>
            <Box
              marginTop="3"
              maxWidth="measure"
              // The announcement above the page says the same.
              display={!text && isAnnounced ? { base: 'none', sm: 'block' } : 'block'}
            >
              {text ?? (isAnnounced ? nextStep.text : campagne.texte)}
            </Box>
            <Flex wrap="wrap" columnGap="4" marginTop="2">
              {centre.phones.map((phone) => (
                <PhoneLink key={phone} href={`tel:${phone}`}>
                  {formatPhone(phone)}
                </PhoneLink>
              ))}
            </Flex>
          </Box>
          <Flex direction={{ base: 'column', sm: 'row', lg: 'column' }} gap="3" flexShrink="0">
            <LinkButton to={action.path} variant="call" fontSize="lg" paddingInline="8">
              {action.label}
            </LinkButton>
            {other && (
              <LinkButton to={other.path} variant="outline">
                {other.label}
              </LinkButton>
            )}
          </Flex>
        </Flex>
      </Container>
    </chakra.section>
  );
}
