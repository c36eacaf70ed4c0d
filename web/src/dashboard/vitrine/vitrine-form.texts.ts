import { typeset } from '../../texts/typeset.ts';

/** What whoever listens is told of moving a photograph. */
export const moving = typeset({
  role: 'élément à déplacer',
  instructions:
    'Espace ou Entrée pour saisir la photographie, les flèches pour la déplacer, Espace ou Entrée pour la poser, Échap pour la laisser où elle était.',
  start: (title: string) => `« ${title} » est saisie.`,
  over: (title: string, place: number, count: number) =>
    `« ${title} » : place ${place} sur ${count}.`,
  end: (title: string, place: number, count: number) =>
    `« ${title} » est posée à la place ${place} sur ${count}.`,
  cancel: (title: string) => `« ${title} » reste où elle était.`,
});

/** Words of the form of a photograph. */
export const vitrineForm = typeset({
  addTitle: 'Ajouter une photographie',
  editTitle: 'Modifier la photographie',
  restored: 'Vos textes ont été retrouvés. Choisissez à nouveau l’image.',
  image: 'Photographie',
  titre: 'Titre',
  titreHelp: 'Il se lit sous la photographie, sur la page.',
  texte: 'Texte',
  texteHelp: 'Une phrase courte, lue sur grand écran.',
  alt: 'Description',
  altHelp: 'Ce que montre la photographie, pour qui ne la voit pas.',
  credit: 'Crédit',
  creditHelp: 'Qui l’a prise, si cette personne veut être nommée.',
  crop: 'Cadrage',
  cropHelp:
    'Touchez ce qui doit rester visible : la page montre la photographie en large, et en coupe les bords.',
  across: 'De gauche à droite',
  down: 'De haut en bas',
  preview: 'Sur la page',
});
