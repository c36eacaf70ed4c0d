/** The open forms that hold something typed and not saved. */
export const typedForms = new Set<string>();
