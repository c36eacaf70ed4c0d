import { nextStep } from '../../texts/next-step.texts.ts';
import { typeset } from '../../texts/typeset.ts';

/** Texts of the form's page while the campaign is closed. */
export const closed = {
  ...typeset({
    title: 'Une question en attendant ?',
    text: 'Le secrétariat vous répond par téléphone, sur WhatsApp ou par e-mail, et vous dira quoi préparer pour la prochaine campagne.',
  }),
  programmes: nextStep.programmes,
  contact: nextStep.contact,
};
