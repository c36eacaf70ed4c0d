import { codeOf, logger } from '../logger.ts';
import { appCheck } from './admin.ts';

/** Whether App Check vouches for the application that sent `token`. */
export async function isAttested(token: string | undefined): Promise<boolean> {
  if (!token) return false;
  try {
    await appCheck().verifyToken(token);
    return true;
  } catch (error) {
    logger.warn('App Check token refused', { code: codeOf(error) || 'unknown' });
    return false;
  }
}
