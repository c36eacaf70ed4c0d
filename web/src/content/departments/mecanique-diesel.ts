import { studiedIn, type DepartmentPage } from './department-page.ts';
import { typeset } from '../typeset.ts';

export const mecaniqueDiesel: DepartmentPage = typeset({
  picture: 'diesel',
  detail: 'dieselDetail',
  lead: 'Camions, engins, bateaux, groupes électrogènes : le diesel porte et éclaire. Ici on l’ouvre, on le mesure, on le répare et on l’entend repartir rond.',
  facts: [
    studiedIn.all,
    { label: 'Options du BTS en 3 ans', value: 'MECEA, MIA' },
    { label: 'Machine phare', value: 'Moteur en coupe' },
    { label: 'Outil de chaque jour', value: 'Clé dynamométrique' },
  ],
  learns: [
    'Expliquer les quatre temps sur un moteur que l’on tourne à la main',
    'Déposer, contrôler et refaire une culasse',
    'Mesurer l’usure : ovalisation, jeux, compression',
    'Caler une distribution et une pompe d’injection',
    'Lire les fumées, les pressions et les codes de défaut',
    'Entretenir refroidissement, graissage et suralimentation',
  ],
  courses: [
    {
      name: 'Technologie du moteur diesel',
      summary:
        'Attelage mobile, distribution, graissage, refroidissement. Un moteur complet est démonté, nommé pièce à pièce, remonté.',
    },
    {
      name: 'Métrologie du moteur',
      summary:
        'Alésages, portées, planéité de la culasse, jeu de segmentation : décider, chiffres en main, ce qui se garde et ce qui se change.',
    },
    {
      name: 'Injection',
      summary:
        'Pompe en ligne, rotative, rampe commune ; tarage des injecteurs au banc, purge, avance et débit.',
    },
    {
      name: 'Suralimentation et dépollution',
      summary:
        'Turbocompresseur, échangeur, recyclage des gaz, filtre : diagnostiquer une perte de puissance sans démonter au hasard.',
    },
    {
      name: 'Transmissions et hydraulique d’engins',
      summary:
        'Embrayage, boîte, pont, convertisseur, circuits hydrauliques : suivre la puissance du volant jusqu’au godet.',
    },
    {
      name: 'Électricité et électronique embarquées',
      summary:
        'Démarrage, charge, capteurs, calculateur, valise de diagnostic. Lire un schéma de faisceau et trouver la masse qui manque.',
    },
    {
      name: 'Groupes électrogènes',
      summary:
        'Régulation de vitesse, alternateur, inverseur, essais en charge : l’énergie de secours doit partir du premier coup.',
    },
    {
      name: 'Conduite d’un entretien',
      summary:
        'Visite, vidange, analyse d’huile, carnet de suivi, devis et restitution : travailler proprement et le prouver.',
    },
  ],
  machines: [
    'Moteurs en coupe et moteurs tournants sur châssis',
    'Banc d’injection et pompe de tarage',
    'Groupe électrogène avec banc de charge',
    'Presse, extracteurs, pont élévateur',
    'Valises de diagnostic',
    'Instruments de métrologie du moteur',
  ],
  jobs: [
    'Mécanicien diesel',
    'Mécanicien d’engins de chantier',
    'Technicien de groupes électrogènes',
    'Spécialiste de l’injection',
    'Mécanicien de marine ou de port',
    'Chef d’atelier de flotte',
  ],
});
