import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { useAuth } from './auth-context.tsx';
import { refusalFor, type Requirement } from './requirement.ts';

type RestrictedProps = Requirement & { readonly children: ReactNode };

/**
 * Shows what is inside to those of certain `roles`, or to whom a permission was given, and to
 * the others why they do not see it.
 */
export function Restricted({ children, ...requirement }: RestrictedProps) {
  const refusal = refusalFor(useAuth(), requirement);
  return refusal === undefined ? children : <Notice tone="danger">{refusal}</Notice>;
}
