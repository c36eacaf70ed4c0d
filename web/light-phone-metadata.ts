import type { Plugin } from 'vite';
import { preferredCountries } from './src/content/countries.ts';

// Numbers of these are spaced while they are typed; those of others are left as typed.
const spaced: ReadonlySet<string> = new Set(preferredCountries);

interface PhoneMetadata {
  readonly countries: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * Leaves out of the phone numbers' metadata how each country spaces its numbers, save for
 * those that our applicants live in: that is most of its weight. Numbers of every country
 * are still recognised, and recorded alike.
 */
export function lightPhoneMetadata(): Plugin {
  return {
    name: 'light-phone-metadata',
    enforce: 'pre',
    transform: {
      filter: { id: /libphonenumber-js\/metadata\.min\.json\.js$/ },
      handler(source) {
        // The package wraps its JSON in a module.
        const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
        return `export default ${JSON.stringify(lightMetadata(JSON.parse(json) as PhoneMetadata))}`;
      },
    },
  };
}

/** The same metadata, with the countries that few applicants live in reduced. */
export function lightMetadata<Metadata extends PhoneMetadata>(metadata: Metadata): Metadata {
  const countries = Object.entries(metadata.countries).map(([code, record]) => [
    code,
    spaced.has(code) ? record : lightened(record),
  ]);
  return { ...metadata, countries: Object.fromEntries(countries) as object };
}

/** What stays of a distant country: how its numbers are recorded, not how they are spaced. */
function lightened([
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
    callingCode,
    internationalPrefix,
    anyNumber,
    lengths,
    [],
    nationalPrefix,
    0,
    prefixForParsing,
    prefixReplacement,
  ];
}
