import { Box } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';

/** Whose paper it is, above what is printed. */
export function CentreOnPaper() {
  return (
    <Box display="none" _print={{ display: 'block' }} fontWeight="600">
      {centre.name}
    </Box>
  );
}
