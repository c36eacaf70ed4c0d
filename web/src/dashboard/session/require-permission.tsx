import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import { useAuth } from './auth-context.tsx';
import { denialMessage, type Requirement } from './requirement.ts';

type RequirePermissionProps = Requirement & { readonly children: ReactNode };

/**
 * Shows its children to members with one of the `roles` or the permission, and the reason to
 * others.
 */
export function RequirePermission({ children, ...requirement }: RequirePermissionProps) {
  const refusal = denialMessage(useAuth(), requirement);
  return refusal === undefined ? children : <Notice tone="danger">{refusal}</Notice>;
}
