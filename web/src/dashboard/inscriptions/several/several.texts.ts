import { typeset } from '../../../texts/typeset.ts';
import { counted } from '../desk.texts.ts';

/** What is done with several applications at once. */
export const severalWords = typeset({
  title: {
    acceptee: 'Acceptation en cours',
    refusee: 'Refus en cours',
    en_attente: 'Remise en attente en cours',
    delete: 'Suppression en cours',
    restore: 'Restauration en cours',
  },
  stop: 'Arrêter',
  leaving: {
    title: 'Arrêter en chemin ?',
    question: 'Les inscriptions qui ne sont pas encore traitées resteront comme elles sont.',
    confirm: 'Arrêter',
    cancel: 'Continuer',
  },
  progress: (done: string, all: string) => `${done} sur ${all}`,
  done: {
    acceptee: counted('inscription acceptée', 'inscriptions acceptées'),
    refusee: counted('inscription refusée', 'inscriptions refusées'),
    en_attente: counted('inscription remise en attente', 'inscriptions remises en attente'),
    delete: counted('inscription supprimée', 'inscriptions supprimées'),
    restore: counted('inscription restaurée', 'inscriptions restaurées'),
    undo: counted('décision annulée', 'décisions annulées'),
  },
  replace: (inscriptions: string, decided: number) =>
    `${inscriptions}, dont ${decided} déjà ${decided < 2 ? 'décidée, qui changera' : 'décidées, qui changeront'} de décision.`,
  nothing: 'Ces inscriptions ont déjà cette décision.',
  confirmDelete: (inscriptions: string) => `Supprimer ${inscriptions} ?`,
  failed: counted('inscription non traitée', 'inscriptions non traitées'),
});
