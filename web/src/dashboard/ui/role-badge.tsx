import { Badge } from '@chakra-ui/react';
import { roleLabels, type Role } from '@centre/domain/permissions';
import { roleColours } from '../../ui/tokens.ts';

export function RoleBadge({ role }: { readonly role: Role }) {
  const { token, ink } = roleColours[role];
  return (
    <Badge background={token} color={ink}>
      {roleLabels[role].name}
    </Badge>
  );
}
