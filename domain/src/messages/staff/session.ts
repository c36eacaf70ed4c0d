/** Messages of the login screen. */
export const staffSessionMessages = {
  expired:
    'Votre session a pris fin. Connectez-vous à nouveau : le texte que vous aviez saisi est conservé.',
  tooOld:
    'Par sécurité, une session ne dure pas plus de douze heures : la vôtre a pris fin. Connectez-vous à nouveau : le texte que vous aviez saisi est conservé.',
  withdrawn:
    'Vos droits d’accès ou votre mot de passe ont été modifiés. Connectez-vous à nouveau ; si la connexion est refusée, adressez-vous à l’administrateur.',
  loggedOutHere:
    'Votre session est fermée ici, mais le serveur n’a pas pu en être averti : elle y prend fin au plus tard douze heures après la connexion. Si cet appareil n’est pas le vôtre, faites changer votre mot de passe.',
} as const;
