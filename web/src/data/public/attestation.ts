import { attested } from '../app-check.ts';

/** The headers by which a plain request shows that it comes from this site. */
export async function attestation(): Promise<Record<string, string>> {
  const token = await attested();
  if (!token) return {};
  try {
    return { 'X-Firebase-AppCheck': await token() };
  } catch (error) {
    console.warn('App Check gave no token.', error);
    return {};
  }
}
