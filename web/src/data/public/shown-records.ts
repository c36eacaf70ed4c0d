import {
  photoOf,
  publicArticleOf,
  temoignageOf,
  vitrineOf,
} from '@centre/domain/content/records';
import {
  readAs,
  type Parser,
  type StoredDocument,
} from '@centre/domain/content/stored-documents';
import { typeset } from '../../texts/typeset.ts';

/** The reader of a collection whose texts the public sees: staff write them with plain spaces. */
function shownAs<Entity>(parse: Parser<Entity>) {
  const read = readAs(parse);
  return (document: StoredDocument): Entity => typeset(read(document));
}

export const articleIn = shownAs(publicArticleOf);
export const photoIn = shownAs(photoOf);
export const temoignageIn = shownAs(temoignageOf);

/** The photographs of the site, none while there is no document of them. */
export const vitrineIn = (document: StoredDocument | undefined) =>
  typeset(vitrineOf(document?.data() ?? {}));
