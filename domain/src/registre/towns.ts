import { foldText } from '../text.ts';

/** Districts of Lomé. */
const districts = `
    Adakpamé Adidogomé Agoè Agoényivé Amoutivé Baguida Bè Cacavéli Djidjolé Hédzranawoé
    Kégué Kodjoviakopé Nyékonakpoé Tokoin Zanguéra`;

/** Other towns that the figures count by themselves: in Togo, then beyond its borders. */
const towns = `
    Afagnan Agbélouvé Agou Amlamé Aného Anié Atakpamé Badou Bafilo Bassar Blitta Cinkassé
    Dapaong Davié Djarkpanga Elavagnon Gando Glidji Guérin-Kouka Kandé Kara Kétao Kévé
    Kougnohou Kpagouda Kpalimé Mandouri Mango Niamtougou Notsé Pagouda Pya Siou Sokodé
    Sotouboua Tabligbo Tandjouaré Tchamba Tohoun Tsévié Togoville Vogan Accra Aflao Bohicon
    Cotonou Grand-Popo Hilla-Condji Keta Ouagadougou Ouidah Porto-Novo Niamey Abidjan`;

const namesIn = (list: string) => list.trim().split(/\s+/);

/** `text` with a blank around each of its words. */
const words = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;

// A town that is named counts before a district, which may have its name from elsewhere.
const known = [
  ...['Lomé', ...namesIn(towns)].map((town) => [words(town), town] as const),
  ...namesIn(districts).map((district) => [words(district), 'Lomé'] as const),
];

/** Town in a place of residence; empty when the figures count none of that name. */
export function townOf(residence: string): string {
  const written = words(residence);
  return known.find(([name]) => written.includes(name))?.[1] ?? '';
}
