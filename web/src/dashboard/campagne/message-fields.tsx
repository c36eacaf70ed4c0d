import type { EditedCampagne } from '@centre/domain/campagne/campagne';
import { limits } from '@centre/domain/limits';
import {
  filledMessage,
  messageOf,
  unknownPlaceholders,
  type Motif,
} from '@centre/domain/inscription/prevenir';
import { smsParts } from '@centre/domain/sms';
import { Box, Heading } from '@chakra-ui/react';
import { messageWords as words } from '../inscriptions/prevenir/prevenir.texts.ts';
import { TextAreaField } from '../ui/field.tsx';
import type { RecordForm } from '../ui/use-record-form.ts';

const motifs: readonly Motif[] = ['decision', 'piece'];
const most = limits.length.messageAPrevenir;

/** The texts that the staff sends to applicants, each with an example beside it. */
export function MessageFields({ form }: { readonly form: RecordForm<EditedCampagne> }) {
  return (
    <Box as="section" aria-label={words.title} display="grid" gap="4" marginTop="2">
      <Box>
        <Heading as="h3" fontSize="md">
          {words.title}
        </Heading>
        <Box color="ink.muted">{words.lead}</Box>
      </Box>
      {motifs.map((motif) => {
        const name = messageOf[motif];
        const typed = form.values[name];
        const example = exampleOf(motif, typed);
        return (
          <Box key={name} display="grid" gap="2">
            <TextAreaField
              label={words.fields[name]}
              required
              rows={5}
              help={words.help(motif)}
              {...form.bind(name)}
            />
            <Box fontSize="xs" color={typed.length > most ? 'danger' : 'ink.muted'}>
              {words.count(typed.length, most)}
              {example !== undefined && ` · ${words.sms(smsParts(example))}`}
            </Box>
            <Example text={example ?? words.unknown} />
          </Box>
        );
      })}
    </Box>
  );
}

/** The message as an applicant reads it; undefined as long as it is not complete. */
function exampleOf(motif: Motif, message: string): string | undefined {
  const { prenom, reference, piece } = words.example;
  if (!message.includes('{lien}') || unknownPlaceholders(motif, message).length > 0)
    return undefined;
  return filledMessage(message, { prenom, reference, pieceManquante: { texte: piece } });
}

function Example({ text }: { readonly text: string }) {
  return (
    <Box
      background="surface.sunken"
      borderRadius="control"
      paddingInline="4"
      paddingBlock="3"
      aria-live="polite"
    >
      <Box fontSize="xs" color="ink.muted">
        {words.preview}
      </Box>
      <Box whiteSpace="pre-line">{text}</Box>
    </Box>
  );
}
