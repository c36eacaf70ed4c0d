import type { Fields } from '@centre/domain/content/stored-documents';
import { recordOf } from '@centre/domain/inscription/record';
import { rowOf } from '@centre/domain/registre/row';

/** Row of an application with these stored fields. */
export const row = (fields: Fields = {}, id = 'un') => rowOf(recordOf(id, fields));
