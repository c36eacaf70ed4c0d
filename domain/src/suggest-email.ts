import { normalizeEmail } from './typed-text.ts';

/** Domains of most applicants' e-mail addresses. */
const common =
  'gmail.com yahoo.fr yahoo.com hotmail.com hotmail.fr outlook.com outlook.fr icloud.com'.split(
    ' ',
  );
/** Existing domains that differ from those by one letter. */
const similar = ['ymail.com', 'mail.com', 'email.com'];

/**
 * Suggested correction of an address with a typing error in a common domain, such as
 * `kofi@gmial.con`; undefined for other addresses. The form asks about it and never refuses it.
 */
export function suggestEmail(typed: string): string | undefined {
  const [name = '', host = ''] = normalizeEmail(typed).split('@');
  const domain = host.toLowerCase();
  if (!domain.includes('.') || [...common, ...similar].includes(domain)) return undefined;
  const suggested = common.find((known) => isNear(domain, known));
  return suggested && `${name}@${suggested}`;
}

function isNear(domain: string, known: string): boolean {
  const [name = '', ending = ''] = domain.split(/\.(.*)/s);
  const [knownName = '', knownEnding = ''] = known.split('.');
  // Gmail has no other ending than `.com`.
  if (name === knownName && name === 'gmail') return true;
  return hasSlip(name, knownName) && hasSlip(ending, knownEnding);
}

/** Whether at most one letter is wrong, missing or added, or two neighbours are swapped. */
function hasSlip(typed: string, known: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === known[same]) same += 1;
  const [typedRest, knownRest] = [typed.slice(same), known.slice(same)];
  const [first = '', second = ''] = typedRest;
  return (
    [knownRest.slice(1), knownRest].includes(typedRest.slice(1)) ||
    typedRest === knownRest.slice(1) ||
    second + first + typedRest.slice(2) === knownRest
  );
}
