/** A problem that one French sentence explains: shown as it is, without a stack. */
export class SuiteError extends Error {}
