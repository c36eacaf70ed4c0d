import { Box, chakra } from '@chakra-ui/react';
import { Field, Select, TextArea, TextInput } from '../ui/field.tsx';
import { focusRing } from '../ui/focus-ring.ts';
import { Chapter, type ChapterPlace } from './chapter.tsx';
import { Specimen } from './specimen.tsx';

const Form = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    alignItems: 'start',
  },
});

const Check = chakra('input', {
  base: { width: '20px', height: '20px', accentColor: 'brand' },
});

const CheckLabel = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'touch' },
});

/** What one fills in. */
export function Fields(place: ChapterPlace) {
  return (
    <Chapter
      {...place}
      lead="Le nom au-dessus, l’aide dessous, l’erreur où elle se corrige. Une seule colonne dans un formulaire."
    >
      <Specimen title="Champ">
        <Form>
          <Field label="Nom">
            {(control) => (
              <TextInput {...control} placeholder="Comme sur l’acte de naissance" />
            )}
          </Field>
          <Field label="Adresse e-mail" required help="Le reçu y sera envoyé.">
            {(control) => <TextInput {...control} type="email" defaultValue="afi@exemple.tg" />}
          </Field>
          <Field label="Téléphone" required error="Le numéro est incomplet.">
            {(control) => <TextInput {...control} type="tel" defaultValue="+228 90" />}
          </Field>
          <Field label="Focus">
            {(control) => <TextInput {...control} defaultValue="En saisie" css={focusRing} />}
          </Field>
          <Field label="Désactivé">
            {(control) => <TextInput {...control} defaultValue="Envoi en cours…" disabled />}
          </Field>
          <Field label="Lecture seule">
            {(control) => <TextInput {...control} defaultValue="CFPI-2025-0042" readOnly />}
          </Field>
        </Form>
      </Specimen>
      <Specimen title="Choix, date, texte long">
        <Form>
          <Field label="Parcours">
            {(control) => (
              <Select {...control} defaultValue="bts">
                <option value="bts">BTS</option>
                <option value="bacpro">BAC PRO</option>
              </Select>
            )}
          </Field>
          <Field label="Date de naissance" help="Jour, mois, année.">
            {(control) => <TextInput {...control} type="date" defaultValue="2007-03-14" />}
          </Field>
          <Field label="Message" error="Le message est vide.">
            {(control) => <TextArea {...control} rows={3} />}
          </Field>
          <Field label="Message en cours d’envoi">
            {(control) => <TextArea {...control} rows={3} defaultValue="Bonjour," disabled />}
          </Field>
        </Form>
      </Specimen>
      <Specimen title="Cases">
        <Box display="flex" flexWrap="wrap" columnGap="6">
          <CheckLabel>
            <Check type="checkbox" defaultChecked /> Article principal
          </CheckLabel>
          <CheckLabel>
            <Check type="checkbox" /> Doublons seulement
          </CheckLabel>
          <CheckLabel>
            <Check type="checkbox" disabled /> Indisponible
          </CheckLabel>
        </Box>
      </Specimen>
    </Chapter>
  );
}
