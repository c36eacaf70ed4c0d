import { Box, chakra } from '@chakra-ui/react';
import { roleLabels, type Role } from '@centre/domain/permissions';
import { useId } from 'react';

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: 'touch',
    padding: '3',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'control',
    cursor: 'pointer',
    transition:
      'border-color {durations.quick} ease-out, background-color {durations.quick} ease-out',
    _hover: { borderColor: 'brand' },
    '&:has(:checked)': { borderColor: 'brand', background: 'brand.soft' },
    '& input': { accentColor: '{colors.brand}', width: '18px', height: '18px' },
  },
});

interface RoleChoiceProps {
  readonly label: string;
  readonly roles: readonly Role[];
  readonly chosen: Role | '';
  readonly error: string | undefined;
  readonly onChoose: (role: Role) => void;
}

/** The roles that can be given, each with what it allows. */
export function RoleChoice({ label, roles, chosen, error, onChoose }: RoleChoiceProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <chakra.fieldset minWidth="0" role="radiogroup" aria-required aria-describedby={errorId}>
      <chakra.legend fontWeight="600" fontSize="sm" marginBottom="1">
        {label}
        <chakra.span aria-hidden color="danger">
          {' '}
          *
        </chakra.span>
      </chakra.legend>
      <Box display="grid" gap="2" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {roles.map((role) => (
          <Option key={role}>
            <input
              type="radio"
              name={`role-${id}`}
              value={role}
              checked={role === chosen}
              aria-invalid={error !== undefined}
              aria-describedby={`${id}-${role}`}
              onChange={() => onChoose(role)}
            />
            <Box lineHeight="1.4">
              <Box fontWeight="600">{roleLabels[role].name}</Box>
              <Box id={`${id}-${role}`} fontSize="xs" color="ink.muted">
                {roleLabels[role].description}
              </Box>
            </Box>
          </Option>
        ))}
      </Box>
      {error && (
        <Box id={errorId} marginTop="1" fontSize="xs" color="danger" fontWeight="600">
          {error}
        </Box>
      )}
    </chakra.fieldset>
  );
}
