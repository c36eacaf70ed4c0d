import { preferredCountries } from '@centre/domain/phone-countries';
import full from 'libphonenumber-js/metadata.min.json';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Countries whose numbers are formatted with spaces and checked by their first digits.
const detailed: ReadonlySet<string> = new Set(preferredCountries);

/** Metadata of another country, without its formats. */
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

/** Metadata of the phone field: all countries, at a quarter of the original size. */
export function phoneMetadata(): object {
  const countries = Object.entries<readonly unknown[]>(full.countries).map(
    ([code, record]) => [code, detailed.has(code) ? record : shortened(record)] as const,
  );
  return { ...full, countries: Object.fromEntries(countries) };
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../../domain/src/phone-metadata.json');
  await writeFile(file, `${JSON.stringify(phoneMetadata())}\n`);
}
