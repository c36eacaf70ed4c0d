import { Box, Flex, Heading } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { PictureName } from '../../texts/pictures.texts.ts';
import { Card } from '../../ui/layout.tsx';
import { CardLink } from './card-link.tsx';
import { Picture } from './picture.tsx';

interface LinkCardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly picture?: PictureName;
  /** Above the title, such as a duration. */
  readonly kicker?: string;
}

/** A card that leads to another page. */
export function LinkCard({ to, title, text, picture, kicker }: LinkCardProps) {
  return (
    <Card
      position="relative"
      display="flex"
      flexDirection="column"
      transition="border-color {durations.quick} ease-out, box-shadow {durations.quick} ease-out"
      _hover={{ borderColor: 'brand', boxShadow: 'card' }}
    >
      {picture && (
        <Picture name={picture} sizes="(min-width: 992px) 380px, 100vw" isDecoration />
      )}
      <Flex direction="column" flex="1" padding="5">
        {kicker && (
          <Box fontSize="xs" fontWeight="600" color="ink.muted" marginBottom="1">
            {kicker}
          </Box>
        )}
        <Flex gap="3" justify="space-between" align="flex-start">
          <Heading as="h3" fontSize="lg">
            <CardLink to={to}>{title}</CardLink>
          </Heading>
          <Box color="brand" flexShrink="0" aria-hidden>
            <ArrowRight size={20} />
          </Box>
        </Flex>
        <Box marginTop="2" color="ink.muted" fontSize="sm">
          {text}
        </Box>
      </Flex>
    </Card>
  );
}
