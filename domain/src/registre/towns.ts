import { foldText } from '../text.ts';

/** Districts of Lomé. */
const districts = `
    Adakpamé Adidogomé Agoè Agoényivé Amoutivé Baguida Bè Cacavéli Djidjolé Hédzranawoé
    Kégué Kodjoviakopé Nyékonakpoé Tokoin Zanguéra`;

/** Other towns with figures of their own: in Togo, then abroad. */
const towns = `
    Afagnan Agbélouvé Agou Amlamé Aného Anié Atakpamé Badou Bafilo Bassar Blitta Cinkassé
    Dapaong Davié Djarkpanga Elavagnon Gando Glidji Guérin-Kouka Kandé Kara Kétao Kévé
    Kougnohou Kpagouda Kpalimé Mandouri Mango Niamtougou Notsé Pagouda Pya Siou Sokodé
    Sotouboua Tabligbo Tandjouaré Tchamba Tohoun Tsévié Togoville Vogan Accra Aflao Bohicon
    Cotonou Grand-Popo Hilla-Condji Keta Ouagadougou Ouidah Porto-Novo Niamey Abidjan`;

const namesIn = (list: string) => list.trim().split(/\s+/);

/** `text` with a blank around each of its words. */
const paddedWords = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;

// A town takes precedence over a district, which may be named after another place.
const known = [
  ...['Lomé', ...namesIn(towns)].map((town) => [paddedWords(town), town] as const),
  ...namesIn(districts).map((district) => [paddedWords(district), 'Lomé'] as const),
];

/** Town in a place of residence; empty when it names none of the lists. */
export function townOf(residence: string): string {
  const written = paddedWords(residence);
  return known.find(([name]) => written.includes(name))?.[1] ?? '';
}
