import { bytesOf, type ApiIncoming } from '../api/body.ts';
import { requestBytes } from '../commands/bounds.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');

/**
 * Parses a form that a browser sends without JavaScript, `application/x-www-form-urlencoded`. Old
 * browsers send Windows-1252 regardless of the page: a form that is no UTF-8 is read as that.
 *
 * @throws HttpError 413 for too many bytes.
 */
export async function parseForm(request: ApiIncoming): Promise<Record<string, string>> {
  const body = await bytesOf(request, requestBytes);
  const pairs = body
    .toString('latin1')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
      return { name: percentDecoded(name), value: percentDecoded(value) };
    });
  const all = pairs.flatMap(({ name, value }) => [name, value]);
  const decoder = all.every(isUtf8) ? utf8 : windows;
  return Object.fromEntries(
    pairs.map(({ name, value }) => [decoder.decode(name), decoder.decode(value)]),
  );
}

function percentDecoded(text: string): Buffer {
  const bytes = text
    .replaceAll('+', ' ')
    .replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1');
}

function isUtf8(bytes: Buffer): boolean {
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
