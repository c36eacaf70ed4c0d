import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { centre, centrePath } from '@centre/domain/centre';
import { expect, it } from 'vitest';
import { root } from '../../emulators/paths.ts';
import { filesOf } from './files.ts';

/** Identity of the centre: its names and contacts. */
const names = [
  ...[centre.name, centre.abbreviation, centre.email, centre.website],
  ...[centre.nationality, centre.timeZone],
];
const own = [...names, ...centre.phones, `'${centrePath}`, `'${centrePath.slice(1)}'`];

/** Deployed sources. Tests are left out, as they may name the demonstration's centre. */
const code = filesOf(/^(domain|functions|web)\/.*\.(tsx?|html)$|\.rules$/).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm, '');
}

const naming = (text: string) => own.filter((word) => withoutComments(text).includes(word));

it('Identity of the centre is defined in domain/src/centre.ts only', () => {
  const found = code.filter(
    (file) => naming(readFileSync(join(root, file), 'utf8')).length > 0,
  );
  expect(found).toEqual(['domain/src/centre.ts']);
});
