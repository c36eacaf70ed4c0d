import { messages } from './messages.ts';

/** Codes of gRPC, which Firestore's errors carry. */
const grpc = { notFound: 5, permissionDenied: 7, failedPrecondition: 9, unauthenticated: 16 };

/** What to say of an error of Google's libraries: what is wrong, and what to do about it. */
export function sentenceFor(error: unknown, project: string): string {
  const text = error instanceof Error ? error.message : String(error);
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  if (/default credentials|does not exist, or it is not a file/.test(text)) {
    return messages.noCredentials;
  }
  if (code === grpc.unauthenticated || /invalid_grant|invalid_rapt/.test(text)) {
    return messages.credentialsExpired;
  }
  if (code === grpc.permissionDenied || code === 'auth/insufficient-permission') {
    return messages.notAllowed(project);
  }
  const missing = [
    grpc.notFound,
    grpc.failedPrecondition,
    'auth/configuration-not-found',
    'auth/project-not-found',
    'auth/operation-not-allowed',
  ];
  if (missing.some((one) => one === code)) return messages.notSetUp(project);
  return messages.unexpected(text.split('\n')[0] ?? '');
}
