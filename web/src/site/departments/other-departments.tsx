import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { departmentPage } from '../../content/departments/department-page.ts';
import { departments, type DepartmentPath } from '../../content/departments.ts';
import { Container } from '../../ui/layout.tsx';

interface OtherDepartmentsProps {
  readonly current: DepartmentPath;
}

const PlainLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'round',
    fontSize: 'sm',
    fontWeight: '600',
    _hover: { borderColor: 'brand', color: 'brand' },
  },
});

/** The way to the other departments. */
export function OtherDepartments({ current }: OtherDepartmentsProps) {
  return (
    <Container paddingBottom="8">
      <nav aria-label={departmentPage.others}>
        <Box fontWeight="600" marginBottom="3">
          {departmentPage.others}
        </Box>
        <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
          {departments
            .filter(({ path }) => path !== current)
            .map(({ path, title }) => (
              <li key={path}>
                <PlainLink to={path}>{title}</PlainLink>
              </li>
            ))}
        </Flex>
      </nav>
    </Container>
  );
}
