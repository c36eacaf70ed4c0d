import type { Fields } from '@centre/domain/content/stored-documents';
import { recordOf } from '@centre/domain/inscription/record';
import { rowOf } from '@centre/domain/registre/row';

/** Registre row of an inscription with the stored `fields`. */
export const row = (fields: Fields = {}, id = 'un') => rowOf(recordOf(id, fields));
