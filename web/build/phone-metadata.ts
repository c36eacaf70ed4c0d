import { preferredCountries } from '@centre/domain/phone-countries';
import full from 'libphonenumber-js/metadata.min.json';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Countries whose numbers are spaced and known by their first digits.
const spaced: ReadonlySet<string> = new Set(preferredCountries);

/** The metadata of other countries, without their formats. */
function shortened([
  callingCode,
  internationalPrefix,
  ,
  lengths,
  ,
  nationalPrefix = 0,
  ,
  prefixForParsing = 0,
  prefixReplacement = 0,
]: readonly unknown[]): readonly unknown[] {
  const anyNumber = '\\d{4,14}';
  return [
    ...[callingCode, internationalPrefix, anyNumber, lengths, []],
    ...[nationalPrefix, 0, prefixForParsing, prefixReplacement],
  ];
}

/** The metadata of the phone field: every country, a quarter of the weight. */
export function phoneMetadata(): object {
  const countries = Object.entries<readonly unknown[]>(full.countries).map(
    ([code, record]) => [code, spaced.has(code) ? record : shortened(record)] as const,
  );
  return { ...full, countries: Object.fromEntries(countries) };
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../../domain/src/phone-metadata.json');
  await writeFile(file, `${JSON.stringify(phoneMetadata())}\n`);
}
