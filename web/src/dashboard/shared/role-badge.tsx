import { chakra } from '@chakra-ui/react';
import { roleLabels, type Role } from '@centre/domain/permissions';
import { roleColours } from '../appearance/palette.ts';

/** A member's role, in its colour. */
export function RoleBadge({ role }: { readonly role: Role }) {
  const { token, ink } = roleColours[role];
  return (
    <chakra.span
      background={token}
      color={ink}
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
