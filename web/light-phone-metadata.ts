import type { Plugin } from 'vite';
import { preferredCountries } from './src/content/countries.ts';

/** Where the formats stand in a country's compact record. */
const formatsIndex = 4;

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
        const metadata = JSON.parse(json) as PhoneMetadata;
        const countries = Object.entries(metadata.countries).map(([code, record]) => [
          code,
          spaced.has(code) ? record : withoutFormats(record),
        ]);
        const light = { ...metadata, countries: Object.fromEntries(countries) as object };
        return `export default ${JSON.stringify(light)}`;
      },
    },
  };
}

function withoutFormats(record: readonly unknown[]): readonly unknown[] {
  return record.map((part, index) => (index === formatsIndex ? [] : part));
}
