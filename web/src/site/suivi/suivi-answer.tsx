import { Box, chakra, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { correctableFields } from '@centre/domain/inscription/record';
import { formatPhone } from '@centre/domain/phone';
import type { FollowedApplication } from '@centre/domain/site-renderer';
import { steps, suiviPage } from '../../texts/suivi.texts.ts';
import { AnchorButton, Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/form-control.tsx';
import { Card } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LightPage } from '../ui/light-page.tsx';
import { SuiviForm } from './suivi.tsx';

const types = { telephone: 'tel', email: 'email', lieuResidence: 'text' } as const;

/** Folded until somebody wants to correct something. */
function CorrectionForm({ correction, problem, fields, ...proof }: FollowedApplication) {
  return (
    <chakra.details open={correction !== undefined}>
      <chakra.summary cursor="pointer" fontWeight="600" paddingBlock="3">
        {suiviPage.correct}
      </chakra.summary>
      <chakra.form
        method="post"
        action={suiviPage.path}
        // The server knows what can be made of an address that was pasted.
        noValidate
        display="grid"
        gap="4"
      >
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <p>{suiviPage.correctHint}</p>
        <input type="hidden" name="reference" value={proof.reference} />
        <input type="hidden" name="dateNaissance" value={proof.dateNaissance} />
        {correctableFields.map((name) => (
          <Field key={name} label={suiviPage[name]} error={fields?.[name]}>
            {(attributes) => (
              <TextInput
                {...attributes}
                name={name}
                type={types[name]}
                defaultValue={correction?.[name]}
              />
            )}
          </Field>
        ))}
        <Button type="submit" variant="outline">
          {suiviPage.sendCorrection}
        </Button>
      </chakra.form>
    </chakra.details>
  );
}

/** The answer, a page of its own without scripts: where the application stands, or what is wrong. */
export function SuiviPage({ suivi, isPassedOn, ...asked }: FollowedApplication) {
  return (
    <LightPage title={suiviPage.title}>
      {suivi ? (
        <Card padding="5" borderTop="4px solid" borderColor="brand" display="grid" gap="3">
          <Heading as="h2" fontSize="xl">
            {steps[suivi.etat].title}
          </Heading>
          {suivi.changee && <strong>{suiviPage.changed}</strong>}
          <Box color="ink.muted">{suiviPage.received(suivi.recueLe)}</Box>
          <p>{steps[suivi.etat].next}</p>
          {suivi.reponse && <p>{suiviPage.answerBy(suivi.reponse)}</p>}
        </Card>
      ) : (
        <SuiviForm {...asked} />
      )}
      {isPassedOn && (
        <Notice tone="success" role="status">
          {suiviPage.corrected}
        </Notice>
      )}
      {suivi && !isPassedOn && <CorrectionForm {...asked} />}
      <chakra.section display="grid" gap="3">
        <p>{suiviPage.ask}</p>
        {centre.phones.map((phone) => (
          <AnchorButton key={phone} variant="outline" href={`tel:${phone}`}>
            {formatPhone(phone)}
          </AnchorButton>
        ))}
      </chakra.section>
      {suivi && (
        <AnchorButton variant="outline" href={suiviPage.path}>
          {suiviPage.another}
        </AnchorButton>
      )}
    </LightPage>
  );
}
