/**
 * `source` without the bodies of the functions `names`: for what a package brings along, our
 * pages never call and tree shaking cannot tell. Calling one by mistake is loud. `source` is the
 * readable file of a package, where a function ends with a brace of its own.
 *
 * @param because the file that says why they are not called.
 * @throws when one of them is not there: the package was changed, and `because` must follow.
 */
export function emptied(source: string, names: readonly string[], because: string): string {
  return names.reduce((text, name) => withoutBody(text, name, because), source);
}

function withoutBody(source: string, name: string, because: string): string {
  const whole = new RegExp(
    String.raw`^(?:async )?function ${name}\([\s\S]*?\) \{\n[\s\S]*?^\}$`,
    'm',
  );
  if (!whole.test(source))
    throw new Error(`There is no function ${name} any more (${because}).`);
  const loud = `function ${name}() { throw new Error('${name} is left out of the build (${because}).'); }`;
  return source.replace(whole, () => loud);
}
