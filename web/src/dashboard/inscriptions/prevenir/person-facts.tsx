import type { InscriptionRecord } from '@centre/domain/inscription/record';
import { formatPhone } from '@centre/domain/phone';
import { Box, DataList } from '@chakra-ui/react';
import { dataListSlotRecipe } from '@chakra-ui/react/theme';
import { answerText } from '../../../texts/answers.texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { guardianOf } from './ways.ts';
import { contactLine, lastContact, prevenirTexts as texts } from './prevenir.texts.ts';

/** Facts about an applicant, for the member who writes or calls. */
export function PersonFacts({ record, at }: { record: InscriptionRecord; at: Date }) {
  const { telephone, email, pieceManquante, prevenu } = record;
  const last = prevenu.at(-1);
  const formation = (['parcours', 'classe', 'specialite'] as const)
    .map((name) => answerText(record, name))
    .filter(Boolean)
    .join(' · ');
  const guardian = guardianOf(record, at);
  const facts = [
    [texts.formation, formation],
    [texts.telephone, formatPhone(telephone)],
    ...(guardian ? [[texts.guardianPhone, guardian.label] as const] : []),
    [texts.email, email],
    ...(pieceManquante ? [[texts.piece, pieceManquante.texte] as const] : []),
  ] as const;
  return (
    <>
      <DataList.Root
        recipe={dataListSlotRecipe}
        flexDirection="row"
        // Each is as wide as its text, so that an address breaks only when the line is too short.
        flexWrap="wrap"
        columnGap="8"
        rowGap="3"
      >
        {facts.map(([term, value]) => (
          <DataList.Item key={term} gap="0">
            <DataList.ItemLabel fontSize="xs">{term}</DataList.ItemLabel>
            <DataList.ItemValue fontWeight={value ? '600' : undefined}>
              {value || texts.none}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      <div role="status">
        {last && (
          <Notice tone="warning" marginTop="3" fontWeight="600">
            {lastContact(last, at)}
          </Notice>
        )}
      </div>
      {prevenu.length > 1 && (
        <Box marginTop="3" fontSize="sm">
          <Box color="ink.muted" fontSize="xs">
            {texts.tries}
          </Box>
          <ul>
            {prevenu.slice(0, -1).map((contact) => (
              <li key={contact.date.getTime()}>{contactLine(contact)}</li>
            ))}
          </ul>
        </Box>
      )}
    </>
  );
}
