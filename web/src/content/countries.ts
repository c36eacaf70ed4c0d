/** ISO codes of the countries offered first for a phone number, the centre's own at the top. */
export const preferredCountries = [
  'TG',
  'BJ',
  'BF',
  'CI',
  'GH',
  'GN',
  'ML',
  'NE',
  'SN',
  'FR',
] as const;
