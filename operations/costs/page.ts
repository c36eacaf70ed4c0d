import { says } from './messages.ts';
import { OperationProblem } from '../problem.ts';

/**
 * A page with `content` between the markers of that name; what people wrote around stays.
 *
 * @param file its name, for whoever has to put the markers back.
 * @throws OperationProblem when they are not there.
 */
export function withContent(page: string, name: string, content: string, file: string): string {
  const opening = `<!-- ${name} -->`;
  const start = page.indexOf(opening);
  const end = page.indexOf(`<!-- /${name} -->`);
  if (start < 0 || end < start) throw new OperationProblem(says.noMarkers(name, file));
  return `${page.slice(0, start + opening.length)}\n\n${content}\n\n${page.slice(end)}`;
}
