/** Family names as written in Togo, some in the letters of Ewe and Kabiyè. */
const familyNames = [
  ...['Mensah', 'Agbeko', 'Tchalla', 'Lawson', 'Ɖogbe', 'Amegan', 'Ouro-Agoro', 'Kpodo'],
  ...['Lamboni', 'Sossou', 'Attiogbé', 'Bawa', 'Aƒeɖome', 'Kombaté', 'Folly', 'Amuzu'],
  ...['Tchagnao', 'Agbodjan', 'Issifou', 'Kolani', 'Ayité', 'Pɩyalo', 'Dossou'],
];

const givenNames = {
  masculin: [
    ...['Kodjo', 'Yao', 'Komlan', 'Kɔku', 'Edem', 'Essohanam', 'Kossi', 'Elikem'],
    ...['Ɛsɔyɔdɛ', 'Mawuli', 'Abdoulaye'],
  ],
  feminin: [
    ...['Afi', 'Akouvi', 'Essi', 'Dzifa', 'Enyɔnam', 'Ablavi', 'Yawa', 'Pɩdɛnam'],
    ...['Rachidatou', 'Kafui', 'Delali', 'Ŋutifafa', 'Sena'],
  ],
};

const towns = [
  ...['Lomé', 'Kara', 'Sokodé', 'Atakpamé', 'Kpalimé', 'Tsévié', 'Dapaong', 'Aného'],
];

const schools = [
  ...['Lycée de Tokoin', 'LETP de Kara', 'Lycée technique de Sokodé'],
  ...["Lycée d'Agou-Gare", 'Lycée de Kpodzi', 'LETP de Lomé', 'Lycée de Tsévié Ville'],
  ...['Lycée de Dapaong', "Lycée d'Aného", 'CETP de Kpalimé'],
];

const districts = ['Tokoin', 'Bè', 'Adidogomé', 'Agoè', 'Kodjoviakopé', 'Hédzranawoé'] as const;

/** Item at `index`, with the list repeated. @throws RangeError for an empty list. */
export function cycle<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

/** Pseudo-random digits, always the same for one index. */
function scattered(index: number, digits: number): string {
  const mixed = Math.imul(index + 1, 2654435761) >>> 0;
  return String(mixed % 10 ** digits).padStart(digits, '0');
}

/** Togolese number in E.164: mobile, beginning with 9 or 7, or a fixed line. */
export function phone(index: number): string {
  return `+228${cycle(['90', '79', '92', '70', '22', '98', '71', '93'], index)}${scattered(index, 6)}`;
}

/** Plausible person, always the same for one index. */
export function person(index: number) {
  const sexe = index % 5 < 3 ? ('masculin' as const) : ('feminin' as const);
  const nom = cycle(familyNames, index);
  const prenom = cycle(givenNames[sexe], index);
  const town = cycle(towns, index + Math.floor(index / towns.length));
  return {
    nom,
    prenom,
    sexe,
    town,
    telephone: phone(index),
    email: `${ascii(prenom)}.${ascii(nom)}${index}@courriel.example`,
    school: cycle(schools, index + Math.floor(index / schools.length)),
    residence: town === 'Lomé' ? `${cycle(districts, index)}, Lomé` : town,
  };
}

const [local, latin] = ['ɖɛƒɣŋɔʋɩ', 'defgnovi'];

/** Name in lower-case ASCII letters, for an e-mail address. */
function ascii(name: string): string {
  const letters = Array.from(
    name.toLowerCase().normalize('NFD'),
    (c) => latin[local.indexOf(c)] ?? c,
  );
  return letters.join('').replace(/[^a-z]/g, '');
}
