import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmWindow } from '../ui/confirm-window.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { Window } from '../ui/window.tsx';
import { Chapter, type ChapterPlace } from './chapter.tsx';
import { Row, Specimen } from './specimen.tsx';

const kinds = {
  narrow: 'Étroite',
  medium: 'Moyenne',
  wide: 'Large',
  confirm: 'Confirmation',
  drawer: 'Volet',
} as const;

type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

/** What comes over the page. */
export function Windows(place: ChapterPlace) {
  return (
    <Chapter
      {...place}
      lead="Le focus y reste et revient d’où il venait ; Échap ferme. On ne demande confirmation que de ce qui ne se reprend pas, et la réponse sûre a le focus."
    >
      <Specimen title="Fenêtres et volet">
        <Samples />
      </Specimen>
    </Chapter>
  );
}

function Samples() {
  const [open, setOpen] = useState<Kind>();
  const close = () => setOpen(undefined);
  return (
    <Row>
      {kindNames.map((kind) => (
        <Button key={kind} look="quiet" onClick={() => setOpen(kind)}>
          {kinds[kind]}
        </Button>
      ))}
      {(open === 'narrow' || open === 'medium' || open === 'wide') && (
        <Window
          title="Modifier la photo"
          close="Fermer"
          width={open}
          onClose={close}
          foot={
            <>
              <Button look="quiet" onClick={close}>
                Annuler
              </Button>
              <Button onClick={close}>Enregistrer</Button>
            </>
          }
        >
          <Field label="Titre" required>
            {(control) => <TextInput {...control} defaultValue="L’atelier de soudage" />}
          </Field>
        </Window>
      )}
      {open === 'confirm' && (
        <ConfirmWindow
          title="Confirmer la suppression"
          question="Supprimer définitivement ce membre ?"
          confirm="Supprimer"
          cancel="Annuler"
          onConfirm={close}
          onCancel={close}
        />
      )}
      {open === 'drawer' && (
        <Drawer title="Filières" close="Fermer" onClose={close}>
          <Box>Ce qui ne tient pas à côté sur un petit écran.</Box>
        </Drawer>
      )}
    </Row>
  );
}
