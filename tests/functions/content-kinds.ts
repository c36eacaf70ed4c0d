import * as commands from '../../functions/src/commands/index.ts';
import type { TemoignageStatut } from '@centre/domain/temoignage/temoignage';
import { words } from './articles.ts';
import { drawing, quarantined, run } from './publishing.ts';
import type { Staff } from './staff.ts';
import { speech } from './temoignages.ts';

interface Made {
  readonly id: string;
}

/**
 * Each kind of content: how it is saved, made with a picture, deleted and restored, and the text
 * that tells one version from another.
 *
 * @param statut of the testimonials that are made.
 */
export function contentKinds(staff: () => Staff, statut: TemoignageStatut) {
  const picture = async () => quarantined(staff().id, await drawing());
  return [
    {
      kind: 'articles',
      restoration: 'restoreArticle',
      fields: words(),
      field: 'image',
      text: 'titre',
      save: (input: unknown) => run(commands.saveArticle, staff(), input),
      make: async (given: object = {}): Promise<Made> => {
        const input = { ...words(), image: await picture(), ...given };
        return (await run(commands.saveArticle, staff(), input)).article;
      },
      remove: (id: string) => run(commands.deleteArticle, staff(), { id }),
      restore: (id: string) => run(commands.restoreArticle, staff(), { id }),
    },
    {
      kind: 'galerie',
      restoration: 'restorePhoto',
      fields: { titre: 'Tour parallèle' },
      field: 'image',
      text: 'titre',
      save: (input: unknown) => run(commands.savePhoto, staff(), input),
      make: async (given: object = {}): Promise<Made> => {
        const input = { titre: 'Tour parallèle', image: await picture(), ...given };
        return (await run(commands.savePhoto, staff(), input)).photo;
      },
      remove: (id: string) => run(commands.deletePhoto, staff(), { id }),
      restore: (id: string) => run(commands.restorePhoto, staff(), { id }),
    },
    {
      kind: 'temoignages',
      restoration: 'restoreTemoignage',
      fields: speech({ statut }),
      field: 'photo',
      text: 'nom',
      save: (input: unknown) => run(commands.saveTemoignage, staff(), input),
      make: async (given: object = {}): Promise<Made> => {
        const input = { ...speech({ statut }), photo: await picture(), ...given };
        return (await run(commands.saveTemoignage, staff(), input)).temoignage;
      },
      remove: (id: string) => run(commands.deleteTemoignage, staff(), { id }),
      restore: (id: string) => run(commands.restoreTemoignage, staff(), { id }),
    },
  ] as const;
}
