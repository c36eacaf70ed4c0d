import { Badge, Box, Button, Card, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import type { StoredCampagne } from '@centre/domain/campagne/campagne';
import type { InscriptionStatut } from '@centre/domain/inscription/inscription';
import { staffCampagneMessages as messages } from '@centre/domain/messages/staff/campagne';
import { countStatuts } from '@centre/domain/registre/figures';
import { steps } from '../../texts/suivi-answer.texts.ts';
import { useRegister } from '../../data/staff/register.ts';
import { publishDecisions } from '../../data/staff/staff-campagne.ts';
import { formatCount } from '../../ui/format-count.ts';
import { useAction } from '../ui/use-action.ts';
import { useConfirm } from '../ui/dialog.tsx';
import { LoadFailure } from '../ui/collection.tsx';
import { toast } from '../ui/toaster.ts';
import { publicationTexts as texts } from './campagne.texts.ts';

interface PublicationsProps {
  readonly campagne: StoredCampagne;
  readonly onPublished: () => Promise<void>;
}

interface PublicationProps extends PublicationsProps {
  readonly anneeScolaire: string;
}

/** Decisions of the current campaign, and of the previous one while they are unpublished. */
export function Publications({ campagne, onPublished }: PublicationsProps) {
  const { anneeScolaire, annees = [], decisionsPubliees = [] } = campagne;
  const [previous] = annees
    .filter((annee) => annee < anneeScolaire)
    .toSorted()
    .reverse();
  const isPending = previous !== undefined && !decisionsPubliees.includes(previous);
  return [...(isPending ? [previous] : []), anneeScolaire].map((annee) => (
    <Publication key={annee} anneeScolaire={annee} {...{ campagne, onPublished }} />
  ));
}

const groups = [
  ['acceptee', 'acceptee'],
  ['refusee', 'refusee'],
  ['en_attente', 'etude'],
] as const satisfies readonly (readonly [InscriptionStatut, keyof typeof steps])[];

/** Size of each group of applicants, the text it will read, and the button that publishes. */
function Publication({ campagne, anneeScolaire, onPublished }: PublicationProps) {
  const { version, decisionsPubliees = [] } = campagne;
  const isPublished = decisionsPubliees.includes(anneeScolaire);
  const register = useRegister(anneeScolaire);
  const counts = register.status === 'success' ? countStatuts(register.items) : undefined;
  const { isBusy, run } = useAction();
  const { ask, dialog } = useConfirm();

  async function publish() {
    await run(async () => {
      await publishDecisions(version, anneeScolaire);
      toast.success(messages.published);
    }, messages.publishFailed);
    // Another member may have published meanwhile.
    await onPublished();
  }

  const isFormer = anneeScolaire !== campagne.anneeScolaire;
  const isEmpty = counts && Object.values(counts).every((number) => number === 0);
  if (isFormer && isEmpty) return null;
  return (
    <Box as="section" aria-label={texts.title(anneeScolaire)} marginBottom="8">
      <Flex align="center" gap="3" wrap="wrap">
        <Heading as="h2" fontSize="lg">
          {texts.title(anneeScolaire)}
        </Heading>
        <Badge colorPalette={isPublished ? 'brand' : 'neutral'}>
          {isPublished ? texts.published : texts.unpublished}
        </Badge>
        {!isPublished && (
          <Button
            marginInlineStart={{ md: 'auto' }}
            // Published before the first decision, each later one would be public at once.
            disabled={isBusy || !counts || counts.acceptee + counts.refusee === 0}
            onClick={() =>
              ask({
                title: texts.publish,
                question: texts.question(
                  anneeScolaire,
                  counts?.acceptee ?? 0,
                  counts?.refusee ?? 0,
                ),
                confirm: texts.publish,
                onConfirm: publish,
              })
            }
          >
            {texts.publish}
          </Button>
        )}
      </Flex>
      <Box color="ink.muted" marginTop="1" marginBottom="4">
        {isPublished ? texts.publishedLead : texts.lead}
      </Box>
      {register.status === 'error' && (
        <LoadFailure onRetry={register.reload}>{messages.countFailed}</LoadFailure>
      )}
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        {groups.map(([statut, etat]) => (
          <Card.Root key={statut} background="surface.raised" size="md">
            <Box fontSize="sm" color="ink.muted">
              {texts.groups[statut]}
            </Box>
            <Box fontFamily="heading" fontSize="2xl" fontVariantNumeric="tabular-nums">
              {counts ? formatCount(counts[statut]) : '–'}
            </Box>
            <Box fontWeight="600" marginTop="2">
              {steps[etat].title}
            </Box>
            <Box fontSize="sm">{steps[etat].next}</Box>
          </Card.Root>
        ))}
      </SimpleGrid>
      {dialog}
    </Box>
  );
}
