import { chakra } from '@chakra-ui/react';
import { roleLabels, type Role } from '@centre/domain/permissions';

const colours = {
  SUPER_ADMIN: { background: 'role.superAdmin', color: 'ink.inverse' },
  ADMIN_FULL: { background: 'role.adminFull', color: 'ink.inverse' },
  CONTENT_MANAGER: { background: 'role.contentManager', color: 'ink' },
  INSCRIPTIONS_MANAGER: { background: 'role.inscriptionsManager', color: 'ink' },
  VIEWER: { background: 'role.viewer', color: 'ink.inverse' },
} as const satisfies Record<Role, { background: string; color: string }>;

/** A member's role, in its colour. */
export function RoleBadge({ role }: { readonly role: Role }) {
  return (
    <chakra.span
      {...colours[role]}
      display="inline-block"
      verticalAlign="middle"
      maxWidth="100%"
      borderRadius="round"
      paddingInline="2"
      fontSize="xs"
      fontWeight="600"
      lineHeight="1.5"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
    >
      {roleLabels[role].name}
    </chakra.span>
  );
}
