import { logger } from 'firebase-functions';
import { appCheck } from './admin.ts';

/** Whether App Check vouches for the application that sent `token`. */
export async function isAttested(token: string | undefined): Promise<boolean> {
  if (!token) return false;
  try {
    await appCheck().verifyToken(token);
    return true;
  } catch (error) {
    logger.warn('App Check token refused', {
      code: error instanceof Error && 'code' in error ? String(error.code) : 'unknown',
    });
    return false;
  }
}
