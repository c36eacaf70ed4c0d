import { Flex } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { Star } from 'lucide-react';
import { temoignagesPage } from '../../content/temoignages.ts';

const stars = Array.from({ length: limits.note.max }, (_, index) => index + 1);

/** A mark, in figures for everyone and in stars for the eye. */
export function Rating({ note }: { readonly note: number }) {
  return (
    <Flex align="center" gap="2">
      <Flex color="call.strong" aria-hidden>
        {stars.map((star) => (
          <Star key={star} size={16} fill={star <= note ? 'currentColor' : 'none'} />
        ))}
      </Flex>
      <span>{temoignagesPage.note(note)}</span>
    </Flex>
  );
}
