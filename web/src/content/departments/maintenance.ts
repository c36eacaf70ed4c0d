import { studiedIn, type DepartmentPage } from './department-page.ts';
import { typeset } from '../typeset.ts';

export const maintenance: DepartmentPage = typeset({
  picture: 'maintenance',
  detail: 'maintenanceDetail',
  lead: 'La meilleure panne est celle qui n’arrive pas. Le technicien de maintenance réunit mécanique, électricité, hydraulique et méthode pour qu’une usine tienne son rythme.',
  facts: [
    studiedIn.all,
    { label: 'Audit de maintenance', value: '30 jours environ' },
    { label: 'Machine phare', value: 'Banc d’hydraulique' },
    { label: 'Outil de chaque jour', value: 'Schéma et multimètre' },
  ],
  learns: [
    'Diagnostiquer une machine qui mêle plusieurs techniques',
    'Monter et régler un circuit hydraulique ou pneumatique',
    'Intervenir sur un automatisme sans le mettre en danger',
    'Établir un plan de maintenance et le faire vivre',
    'Gérer pièces de rechange, interventions et historiques',
    'Calculer un taux de disponibilité et le défendre',
  ],
  courses: [
    {
      name: 'Méthodes de maintenance',
      summary:
        'Corrective, préventive, conditionnelle : choisir selon le coût et le risque, rédiger une gamme, préparer un arrêt.',
    },
    {
      name: 'Hydraulique industrielle',
      summary:
        'Pompes, distributeurs, vérins, accumulateurs. Lire un schéma, monter le circuit, mesurer pressions et débits, soigner l’huile.',
    },
    {
      name: 'Pneumatique et électropneumatique',
      summary:
        'Production d’air, vérins, séquences. Câbler une commande, chercher les fuites : l’air comprimé est l’énergie la plus chère de l’usine.',
    },
    {
      name: 'Automatismes',
      summary:
        'Grafcet, capteurs, automate, pupitre. Se connecter, lire l’état d’une machine, modifier un paramètre sans en casser dix.',
    },
    {
      name: 'Analyse de défaillance',
      summary:
        'Arbre des causes, criticité, retour d’expérience. Une panne réelle est disséquée chaque mois, jusqu’à sa cause première.',
    },
    {
      name: 'Maintenance conditionnelle',
      summary:
        'Vibrations, thermographie, analyse d’huile, ultrasons : écouter une machine pour intervenir avant elle.',
    },
    {
      name: 'Gestion assistée par ordinateur',
      summary:
        'Inventaire, bons de travail, stock, indicateurs. Un logiciel ne vaut que par ce que l’on y écrit.',
    },
    {
      name: 'Audit de maintenance',
      summary:
        'Trente jours environ pour examiner un atelier, chiffrer ses pertes et proposer un plan. Ouvert aussi aux techniciens en poste.',
    },
  ],
  machines: [
    'Bancs d’hydraulique et d’électrohydraulique',
    'Bancs pneumatiques et îlot automatisé',
    'Ligne de production didactique',
    'Collecteur de vibrations et caméra thermique',
    'Pompes, compresseurs et réducteurs d’exercice',
    'Logiciel de gestion de la maintenance',
  ],
  jobs: [
    'Technicien de maintenance industrielle',
    'Hydraulicien',
    'Préparateur-méthodes',
    'Responsable de ligne',
    'Gestionnaire de pièces de rechange',
    'Auditeur de maintenance',
  ],
});
