import type { Ground } from './palette.ts';
import type { SceneDrawing } from './parts/frame.ts';
import { airConditioning } from './scenes/air-conditioning.ts';
import { boilermaking } from './scenes/boilermaking.ts';
import { cabinet } from './scenes/cabinet.ts';
import { classroom } from './scenes/classroom.ts';
import { cold } from './scenes/cold.ts';
import { computerRoom } from './scenes/computer-room.ts';
import { controller } from './scenes/controller.ts';
import { courtyard } from './scenes/courtyard.ts';
import { diesel } from './scenes/diesel.ts';
import { drilling } from './scenes/drilling.ts';
import { graduation } from './scenes/graduation.ts';
import { hall } from './scenes/hall.ts';
import { hands } from './scenes/hands.ts';
import { hydraulics } from './scenes/hydraulics.ts';
import { injectionPump } from './scenes/injection-pump.ts';
import { lathe } from './scenes/lathe.ts';
import { measuring } from './scenes/measuring.ts';
import { meeting } from './scenes/meeting.ts';
import { motor } from './scenes/motor.ts';
import { pipeRack } from './scenes/pipe-rack.ts';
import { pumpStation } from './scenes/pump-station.ts';
import { safety } from './scenes/safety.ts';
import { solar } from './scenes/solar.ts';
import { teaching } from './scenes/teaching.ts';
import { welding } from './scenes/welding.ts';

/** A picture of the series, with what a screen reader says. */
export interface Scene {
  readonly title: string;
  readonly alt: string;
  readonly draw: SceneDrawing;
}

/** Every picture by name. */
export const scenes = {
  cold: {
    title: 'Boucle frigorifique : compresseur et évaporateur',
    alt: 'Dessin d’une installation de froid : compresseur, condenseur, évaporateur et manomètres reliés par leurs conduites.',
    draw: cold,
  },
  airConditioning: {
    title: 'Pose d’un climatiseur',
    alt: 'Dessin d’un climatiseur avec son unité intérieure, ses liaisons et ses manomètres, et d’une personne qui l’installe.',
    draw: airConditioning,
  },
  welding: {
    title: 'Torche et cordon de soudure',
    alt: 'Dessin d’une main gantée qui guide une torche de soudage ; l’arc éclaire le joint entre deux tôles.',
    draw: welding,
  },
  boilermaking: {
    title: 'Tôle roulée et cuve',
    alt: 'Dessin d’un atelier de chaudronnerie : une tôle mise en forme à côté d’une cuve verticale terminée.',
    draw: boilermaking,
  },
  motor: {
    title: 'Moteur triphasé ouvert sur un banc d’essai',
    alt: 'Dessin en demi-coupe d’un moteur triphasé : stator, rotor, bobinage et ventilateur, posé sur un banc.',
    draw: motor,
  },
  cabinet: {
    title: 'Armoire électrique câblée',
    alt: 'Dessin d’une armoire électrique ouverte : disjoncteurs, contacteurs, goulottes et bornier, avec un multimètre.',
    draw: cabinet,
  },
  lathe: {
    title: 'Arbre en cours de tournage',
    alt: 'Dessin d’un tour de face : un arbre serré dans le mandrin, l’outil en lève un copeau.',
    draw: lathe,
  },
  drilling: {
    title: 'Perceuse à colonne et réducteur',
    alt: 'Dessin d’un poste de maintenance : perceuse à colonne, établi, engrenages et outils.',
    draw: drilling,
  },
  diesel: {
    title: 'Moteur diesel en coupe',
    alt: 'Dessin en coupe d’un moteur diesel : pistons, bielles, vilebrequin, soupapes et volant.',
    draw: diesel,
  },
  injectionPump: {
    title: 'Pompe d’injection en ligne',
    alt: 'Dessin en coupe d’une pompe d’injection : éléments de pompage, arbre à cames et injecteurs.',
    draw: injectionPump,
  },
  hydraulics: {
    title: 'Vérin hydraulique et sa centrale',
    alt: 'Dessin en coupe d’un vérin hydraulique à double effet, relié à un distributeur et à une centrale.',
    draw: hydraulics,
  },
  controller: {
    title: 'Automate programmable et convoyeur',
    alt: 'Dessin d’un automate programmable et de ses modules, qui commandent un petit convoyeur.',
    draw: controller,
  },
  pipeRack: {
    title: 'Réseau de conduites et vannes',
    alt: 'Dessin d’un rack de tuyauteries avec vannes, brides et manomètres.',
    draw: pipeRack,
  },
  pumpStation: {
    title: 'Station de pompage',
    alt: 'Dessin en coupe d’une station de pompage : bâche, pompe, conduite de refoulement et château d’eau.',
    draw: pumpStation,
  },
  solar: {
    title: 'Panneaux solaires',
    alt: 'Dessin de panneaux solaires sous un grand soleil, avec des palmiers et le matériel électrique.',
    draw: solar,
  },
  computerRoom: {
    title: 'Salle informatique et dessin assisté',
    alt: 'Dessin d’une salle informatique : des apprenants devant des écrans où s’affichent des plans.',
    draw: computerRoom,
  },
  safety: {
    title: 'Équipements de protection',
    alt: 'Dessin d’équipements de sécurité : casque, gants, lunettes, chaussures et extincteur autour d’un bouclier.',
    draw: safety,
  },
  measuring: {
    title: 'Instruments de mesure',
    alt: 'Dessin d’un pied à coulisse ou d’un comparateur, d’un micromètre et des pièces qu’ils contrôlent.',
    draw: measuring,
  },
  hands: {
    title: 'La main et l’outil',
    alt: 'Dessin d’une main qui tient un outil et travaille sur une machine.',
    draw: hands,
  },
  hall: {
    title: 'La grande halle des ateliers',
    alt: 'Dessin de la halle des ateliers : charpente, grandes fenêtres, machines et apprentis en salopette.',
    draw: hall,
  },
  classroom: {
    title: 'Cours de technologie',
    alt: 'Dessin d’une salle de classe avec des apprenants attentifs.',
    draw: classroom,
  },
  courtyard: {
    title: 'La cour du centre',
    alt: 'Dessin de la cour du centre à Lomé : bâtiments, palmiers, soleil bas et jeunes qui se rencontrent.',
    draw: courtyard,
  },
  graduation: {
    title: 'Remise des diplômes',
    alt: 'Dessin de jeunes diplômés en toge, le diplôme à la main, sous une guirlande de fanions.',
    draw: graduation,
  },
  meeting: {
    title: 'Rencontre avec une entreprise',
    alt: 'Dessin d’une équipe du centre et de représentants d’une entreprise réunis autour d’un plan.',
    draw: meeting,
  },
  teaching: {
    title: 'Le formateur et ses apprentis',
    alt: 'Dessin d’un formateur qui explique une machine à des apprentis autour d’un établi.',
    draw: teaching,
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

/** Draws a picture by its name: a complete SVG document, 1600 x 1000. */
export function scene(name: SceneName, variant = 0, ground: Ground = 'green'): string {
  return scenes[name].draw({ variant, ground });
}

export {
  galleryPictures,
  type GalleryCategory,
  type GalleryPicture,
} from './gallery-pictures.ts';
export { categoryScenes } from './category-scenes.ts';
export { covers, type Cover, type CoverName } from './covers.ts';
