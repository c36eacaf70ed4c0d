import { Box, chakra, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { type DepartmentPath, departments } from '../../content/departments.ts';
import { type Course, departmentPage } from '../../content/departments/department-page.ts';
import { departmentPages } from '../../content/departments/pages-by-path.ts';
import { nextStep } from '../../content/next-step.ts';
import { trail } from '../../content/trail.ts';
import { BesidePicture } from '../../ui/beside-picture.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Container } from '../../ui/layout.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';

/** The page of the department whose address is open. */
export function Department() {
  const { pathname } = useLocation();
  const department = departments.find(({ path }) => path === pathname.toLowerCase());
  if (!department) return null;
  const page = departmentPages[department.path];
  return (
    <>
      <PageHead
        title={department.title}
        lead={page.lead}
        picture={page.picture}
        trail={[trail.formations]}
        facts={page.facts}
      >
        <LinkButton to={nextStep.enrol.path} look="call">
          {nextStep.enrol.label}
        </LinkButton>
        <LinkButton to={departmentPage.programmes.path} look="quiet">
          {departmentPage.programmes.label}
        </LinkButton>
      </PageHead>
      <Section id="apprendre" title={departmentPage.learns}>
        <BesidePicture picture={page.detail}>
          <CheckList items={page.learns} />
        </BesidePicture>
      </Section>
      <Section
        id="cours"
        title={departmentPage.courses}
        intro={departmentPage.coursesIntro}
        tone="sunken"
      >
        <CourseList courses={page.courses} />
      </Section>
      <SimpleGrid columns={{ base: 1, md: 2 }} maxWidth="page" marginInline="auto">
        <Section id="machines" title={departmentPage.machines}>
          <CheckList items={page.machines} />
        </Section>
        <Section id="metiers" title={departmentPage.jobs}>
          <CheckList items={page.jobs} />
        </Section>
      </SimpleGrid>
      <OtherDepartments current={department.path} />
      <NextStep
        title={departmentPage.nextTitle(department.title)}
        other={departmentPage.programmes}
      />
    </>
  );
}

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
function CourseList({ courses }: CourseListProps) {
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
function OtherDepartments({ current }: OtherDepartmentsProps) {
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
