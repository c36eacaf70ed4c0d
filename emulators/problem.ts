/** Error with a French message for the user, printed without a stack. */
export class SuiteError extends Error {}
