import { Box } from '@chakra-ui/react';
import { roles } from '@centre/domain/permissions';
import { RoleBadge } from '../dashboard/shared/role-badge.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../dashboard/ui/toaster.ts';
import { Chapter, type ChapterPlace } from './chapter.tsx';
import { Row, Specimen } from './specimen.tsx';

/** What a screen says of itself. */
export function Feedback(place: ChapterPlace) {
  return (
    <Chapter
      {...place}
      lead="Ce qui charge tient la place de ce qui vient ; ce qui est vide dit ce qu’il y aura et par où commencer ; une erreur dit ce qui s’est passé, ce qui est conservé et quoi faire."
    >
      <Specimen title="Badges">
        <Row>
          <Badge>Brouillon</Badge>
          <Badge tone="brand">Acceptée</Badge>
          <Badge tone="call">Principal</Badge>
          <Badge tone="danger">Refusée</Badge>
        </Row>
      </Specimen>
      <Specimen title="Rôles">
        <Row>
          {roles.map((role) => (
            <RoleBadge key={role} role={role} />
          ))}
        </Row>
      </Specimen>
      <Specimen title="Avis" note="Dans le fil de la page, et annoncés quand ils apparaissent.">
        <Box display="grid" gap="3">
          <Notice>Six témoignages sont publiés, le maximum.</Notice>
          <Notice tone="success">L’inscription est enregistrée.</Notice>
          <Notice tone="warning">Cet article remplacera l’article principal.</Notice>
          <Notice tone="danger">
            Les articles n’ont pas pu être chargés. La dernière liste vue est affichée.
          </Notice>
        </Box>
      </Specimen>
      <Specimen
        title="Toasts"
        note="En bas de l’écran, devant la fenêtre ouverte. Un succès s’efface après cinq secondes, une erreur reste ; ce qui peut se reprendre se reprend là."
      >
        <Row>
          <Button look="quiet" onClick={() => toast.success('Article publié')}>
            Succès
          </Button>
          <Button
            look="quiet"
            onClick={() =>
              toast.success('Photo supprimée', {
                action: { label: 'Annuler', onClick: () => toast.info('Suppression annulée') },
              })
            }
          >
            Avec reprise
          </Button>
          <Button
            look="quiet"
            onClick={() => toast.error('Le fichier n’a pas pu être envoyé.')}
          >
            Erreur
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Chargement">
        <Box display="grid" gap="4">
          <Box display="grid" gap="2">
            <Skeleton minHeight="36px" />
            <Skeleton minHeight="36px" />
            <Skeleton minHeight="36px" width="60%" />
          </Box>
          <Row>
            <Spinner label="Chargement" />
          </Row>
        </Box>
      </Specimen>
      <Specimen title="État vide">
        <EmptyState
          title="Aucun article"
          hint="Les actualités publiées apparaîtront ici, la plus récente en premier."
        >
          <Button>Écrire le premier article</Button>
        </EmptyState>
      </Specimen>
    </Chapter>
  );
}
