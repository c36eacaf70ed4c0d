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

/** Reader of a public collection; adds the non-breaking spaces that the staff does not type. */
function shownAs<Entity>(parse: Parser<Entity>) {
  const read = readAs(parse);
  return (document: StoredDocument): Entity => typeset(read(document));
}

export const articleIn = shownAs(publicArticleOf);
export const photoIn = shownAs(photoOf);
export const temoignageIn = shownAs(temoignageOf);

/** Photographs of the site; none while their document does not exist. */
export const vitrineIn = (document: StoredDocument | undefined) =>
  typeset(vitrineOf(document?.data() ?? {}));
