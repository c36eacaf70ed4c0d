import { Box } from '@chakra-ui/react';
import { listWords } from '../../../content/dashboard/desk.ts';
import { HiddenText } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const count = 12;

/** Stands where the rows will be. */
export function LoadingRows() {
  return (
    <Box
      role="status"
      border="1px solid"
      borderColor="line"
      borderRadius="card"
      padding="3"
      display="grid"
      gap="2"
    >
      <HiddenText>{listWords.loading}</HiddenText>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} minHeight="36px" />
      ))}
    </Box>
  );
}
