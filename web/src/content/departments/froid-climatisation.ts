import { studiedIn, type DepartmentPage } from './department-page.ts';
import { typeset } from '../typeset.ts';

export const froidClimatisation: DepartmentPage = typeset({
  picture: 'froid',
  detail: 'froidDetail',
  lead: 'Sous un climat chaud, le froid est un service public : il garde le poisson, les vaccins et les serveurs. Le frigoriste le produit, le règle et l’économise.',
  facts: [
    studiedIn.all,
    { label: 'Option du BTS en 3 ans', value: 'GCS' },
    { label: 'Machine phare', value: 'Boucle frigorifique' },
    { label: 'Outil de chaque jour', value: 'Manifold' },
  ],
  learns: [
    'Expliquer le cycle frigorifique et le lire sur des manomètres',
    'Braser le cuivre, tirer au vide, charger, contrôler l’étanchéité',
    'Dimensionner une chambre froide ou une climatisation',
    'Câbler et régler la commande d’une installation',
    'Diagnostiquer un manque de fluide, un détendeur, un compresseur',
    'Récupérer les fluides sans les relâcher dans l’air',
  ],
  courses: [
    {
      name: 'Thermodynamique appliquée',
      summary:
        'Pression, température, changement d’état, diagramme enthalpique. On trace le cycle de la machine que l’on a sous la main.',
    },
    {
      name: 'Technologie frigorifique',
      summary:
        'Compresseur, condenseur, détendeur, évaporateur, accessoires : rôle, pannes, réglages, démontés et remontés un à un.',
    },
    {
      name: 'Brasage et réseaux de cuivre',
      summary:
        'Cintrer, évaser, braser sous azote, isoler. L’épreuve : un circuit qui tient la pression une nuit entière.',
    },
    {
      name: 'Mise en service',
      summary:
        'Tirage au vide, charge à la balance, surchauffe et sous-refroidissement, relevés : une installation se livre avec sa fiche.',
    },
    {
      name: 'Froid commercial et industriel',
      summary:
        'Vitrines, chambres positives et négatives, dégivrage, centrales : garder une température quand la porte s’ouvre cent fois par jour.',
    },
    {
      name: 'Climatisation et ventilation',
      summary:
        'Bilan thermique d’un local, systèmes individuels et centralisés, gaines, débits, filtration et qualité de l’air.',
    },
    {
      name: 'Électricité et régulation',
      summary:
        'Démarrage des compresseurs, pressostats, thermostats électroniques, régulateurs : la moitié des pannes de froid sont électriques.',
    },
    {
      name: 'Fluides et environnement',
      summary:
        'Familles de fluides, inflammabilité, récupération, détection de fuites, rendement : refroidir en chauffant moins la planète.',
    },
  ],
  machines: [
    'Boucles frigorifiques didactiques instrumentées',
    'Chambre froide positive et négative',
    'Climatiseurs individuels et à débit variable',
    'Groupe d’eau glacée',
    'Pompes à vide, balances, stations de récupération',
    'Postes de brasage',
  ],
  jobs: [
    'Frigoriste',
    'Monteur en climatisation',
    'Technicien de maintenance en génie climatique',
    'Responsable du froid d’une usine ou d’un port',
    'Technicien de mise en service',
    'Artisan installateur',
  ],
});
