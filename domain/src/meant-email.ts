import { normalizeEmail } from './typed-text.ts';

/** Domains under which most applicants have their address. */
const wellKnown =
  'gmail.com yahoo.fr yahoo.com hotmail.com hotmail.fr outlook.com outlook.fr icloud.com'.split(
    ' ',
  );
/** A letter away from these, and as good. */
const others = ['ymail.com', 'mail.com', 'email.com'];

/**
 * The address that was probably meant, where `typed` has a slip in a well-known domain, such as
 * `kofi@gmial.con`; undefined for any other. It is asked about, never refused.
 */
export function meantEmail(typed: string): string | undefined {
  const [name = '', host = ''] = normalizeEmail(typed).split('@');
  const domain = host.toLowerCase();
  if (!domain.includes('.') || [...wellKnown, ...others].includes(domain)) return undefined;
  const meant = wellKnown.find((known) => isNear(domain, known));
  return meant && `${name}@${meant}`;
}

function isNear(domain: string, known: string): boolean {
  const [name = '', ending = ''] = domain.split(/\.(.*)/s);
  const [knownName = '', knownEnding = ''] = known.split('.');
  // Google has no other ending.
  if (name === knownName && name === 'gmail') return true;
  return hasSlip(name, knownName) && hasSlip(ending, knownEnding);
}

/** Whether at most one letter is wrong, missing or too many, or two are swapped. */
function hasSlip(typed: string, known: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === known[same]) same += 1;
  const [rest, meant] = [typed.slice(same), known.slice(same)];
  const [first = '', second = ''] = rest;
  return (
    [meant.slice(1), meant].includes(rest.slice(1)) ||
    rest === meant.slice(1) ||
    second + first + rest.slice(2) === meant
  );
}
