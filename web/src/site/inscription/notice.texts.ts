import { centre } from '@centre/domain/centre';
import { limits } from '@centre/domain/limits';
import { explained, typeset } from '../../texts/typeset.ts';

const years = Math.round(limits.inscriptionDays / 365);

/**
 * Privacy notice. A changed text needs a new version name in `domain/src/inscription/consent.ts`, which
 * is recorded with each application.
 */
export function noticeOf({
  name,
  abbreviation,
  address,
  email,
}: Readonly<Record<'name' | 'abbreviation' | 'address' | 'email', string>>) {
  return typeset({
    title: 'Ce que deviennent vos réponses',
    summary: `Le ${abbreviation} s’en sert pour étudier votre inscription et vous répondre, pour rien d’autre. Seul son personnel autorisé les lit. Elles sont effacées au plus tard ${years} ans après l’envoi.`,
    rights: 'Pour les consulter, les corriger ou les faire effacer, écrivez à',
    email,
    acceptance: 'En soumettant l’inscription, vous acceptez cet avis.',
    more: 'Lire l’avis en entier',
    whole: explained({
      'Qui en répond': `${name} (${abbreviation}), ${address}.`,
      'Quelles données':
        'Vos réponses à ce formulaire et la date d’envoi : état civil, coordonnées, études, noms de vos parents, nom et téléphone de votre tuteur.',
      'Pour quoi':
        'Étudier votre demande, vous contacter à son sujet, appeler votre tuteur en cas d’urgence, et compter les demandes sans nommer personne.',
      'Qui les lit':
        'Le personnel que la direction du centre autorise, et chaque consultation est notée. Elles ne sont ni vendues ni publiées. Elles sont gardées pour le centre sur des serveurs de Google en Europe.',
      'Combien de temps': `${years} ans au plus après l’envoi, moins si vous le demandez.`,
      'Vos droits': `Vous pouvez demander à voir vos réponses, à les faire rectifier ou effacer, en écrivant à ${email} ou au secrétariat. Si la réponse ne vous convient pas, vous pouvez saisir l’Instance de protection des données à caractère personnel (IPDCP). Ces droits sont ceux de la loi n°\u00A02019-014 du 29 octobre 2019.`,
      'Avant 18 ans':
        'L’accord du père, de la mère ou du tuteur est aussi nécessaire. Il est demandé ici, et sinon au dépôt du dossier.',
    }),
    minor:
      'Vous avez moins de 18 ans : montrez cet avis à votre père, votre mère ou votre tuteur. S’il n’est pas près de vous, envoyez quand même : le centre recueillera son accord au dépôt du dossier.',
    guardian: 'Mon tuteur a lu cet avis et accepte que je m’inscrive.',
    namedGuardian: (guardian: string) =>
      `Mon tuteur, ${guardian}, a lu cet avis et accepte que je m’inscrive.`,
  });
}

export const notice = noticeOf(centre);
