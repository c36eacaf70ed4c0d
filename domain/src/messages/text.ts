import type { BadCharacter } from '../typed-text.ts';

/** Errors of texts that are stored; a file of its own, because pages do not check them. */
export const textMessages = {
  character: (label: string, { name, before, line }: BadCharacter) => {
    const place = before === '' ? 'au début' : `après «\u00A0${before}\u00A0»`;
    const where = line === undefined ? place : `${place} (ligne ${line})`;
    return `${label} : le caractère ${name}, ${where}, ne peut pas être enregistré. Effacez-le et tapez ce passage de nouveau`;
  },
} as const;
