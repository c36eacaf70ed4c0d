import { Box, chakra, Heading } from '@chakra-ui/react';
import type { Course } from '../../content/departments/department-page.ts';

interface CourseListProps {
  readonly courses: readonly Course[];
}

const List = chakra('ol', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '10',
  },
});

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    columnGap: '2',
    paddingBlock: '5',
    borderTop: '1px solid',
    borderColor: 'line',
  },
});

/** The courses of a department, numbered like the parts of a drawing. */
export function CourseList({ courses }: CourseListProps) {
  return (
    <List>
      {courses.map(({ name, summary }, index) => (
        <Row key={name}>
          <Box
            aria-hidden
            display="grid"
            placeItems="center"
            width="32px"
            height="32px"
            borderRadius="round"
            border="1.5px solid"
            borderColor="brand"
            color="brand"
            fontFamily="heading"
            fontWeight="600"
            fontSize="sm"
          >
            {index + 1}
          </Box>
          <Box>
            <Heading as="h3" fontSize="lg">
              {name}
            </Heading>
            <Box marginTop="2" color="ink.muted">
              {summary}
            </Box>
          </Box>
        </Row>
      ))}
    </List>
  );
}
