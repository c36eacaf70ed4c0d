import { studiedIn, type DepartmentPage } from './department-page.ts';
import { typeset } from '../typeset.ts';

export const electromecanique: DepartmentPage = typeset({
  picture: 'electromecanique',
  detail: 'electromecaniqueDetail',
  lead: 'Un moteur, ce qui le commande, ce qu’il entraîne. L’électromécanicien connaît les trois et sait, multimètre en main, lequel est en panne.',
  facts: [
    studiedIn.all,
    { label: 'Options du BTS en 3 ans', value: 'IM2EIR, IM2EB2DES' },
    { label: 'Machine phare', value: 'Moteur triphasé' },
    { label: 'Outil de chaque jour', value: 'Multimètre' },
  ],
  learns: [
    'Lire un schéma électrique et le retrouver dans une armoire',
    'Installer, raccorder et protéger un moteur',
    'Mesurer tension, courant, isolement et en tirer une conclusion',
    'Programmer un automate et régler un variateur',
    'Consigner une installation et travailler hors tension',
    'Entretenir ce que le moteur entraîne : accouplements, réducteurs, pompes',
  ],
  courses: [
    {
      name: 'Électrotechnique',
      summary:
        'Courant alternatif, puissances, triphasé étoile et triangle. Chaque loi est vérifiée sur un banc, appareils en main.',
    },
    {
      name: 'Moteurs et transformateurs',
      summary:
        'Plaque signalétique, couple, glissement, échauffement. On ouvre un moteur asynchrone, on le contrôle, on le remonte et on l’essaie.',
    },
    {
      name: 'Schémas et câblage d’armoires',
      summary:
        'Circuits de puissance et de commande, repérage, goulottes et borniers. L’épreuve : un démarrage étoile-triangle câblé, essayé, documenté.',
    },
    {
      name: 'Appareillage et protection',
      summary:
        'Disjoncteurs, relais thermiques, contacteurs, différentiels : choisir un calibre, vérifier la sélectivité et la mise à la terre.',
    },
    {
      name: 'Automates programmables',
      summary:
        'Entrées, sorties, temporisations, grafcet et langage à contacts. On fait avancer, trier et compter un petit convoyeur.',
    },
    {
      name: 'Variation de vitesse et démarreurs',
      summary:
        'Paramétrer un variateur, limiter un courant d’appel, lire un code de défaut et en chercher la vraie cause.',
    },
    {
      name: 'Mécanique des entraînements',
      summary:
        'Roulements, alignement d’arbres au comparateur, tension de courroies, graissage : ce qui use un moteur est souvent au bout de son arbre.',
    },
    {
      name: 'Recherche de panne',
      summary:
        'Une méthode, de l’observation à la preuve. Des défauts sont cachés dans une armoire ; on les trouve sans changer une pièce au hasard.',
    },
    {
      name: 'Habilitation et sécurité électrique',
      summary:
        'Risques, distances, équipements, vérification d’absence de tension et consignation, répétées jusqu’à devenir un réflexe.',
    },
  ],
  machines: [
    'Bancs de moteurs asynchrones et à courant continu',
    'Armoires didactiques et pupitres de commande',
    'Automates programmables et convoyeur',
    'Variateurs et démarreurs progressifs',
    'Mégohmmètre, pince ampèremétrique, oscilloscope',
    'Bobineuse et étuve',
  ],
  jobs: [
    'Électromécanicien d’usine',
    'Technicien de maintenance électrique',
    'Câbleur-tableautier',
    'Bobineur',
    'Installateur de pompes et de groupes',
    'Technicien automaticien',
  ],
});
