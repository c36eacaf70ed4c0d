import { error, info, warn } from 'firebase-functions/logger';

/** The root of the package would load the other kinds of functions too. */
export const logger = { error, info, warn };
