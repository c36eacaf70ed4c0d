import { between } from '../../functions/src/docs/markdown.ts';
import { says } from './messages.ts';
import { OperationProblem } from '../problem.ts';

/**
 * A page with `content` between the markers of that name; what people wrote around stays.
 *
 * @param file its name, for whoever has to put the markers back.
 * @throws OperationProblem when they are not there.
 */
export function withContent(page: string, name: string, content: string, file: string): string {
  const marks = [`<!-- ${name} -->`, `<!-- /${name} -->`] as const;
  const missing = () => new OperationProblem(says.noMarkers(name, file));
  return between(page, marks, content, missing);
}
