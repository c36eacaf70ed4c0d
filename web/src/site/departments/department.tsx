import { SimpleGrid } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { departmentPage } from '../../content/departments/department-page.ts';
import { departmentPages } from '../../content/departments/pages-by-path.ts';
import { departments } from '../../content/departments.ts';
import { nextStep } from '../../content/next-step.ts';
import { trail } from '../../content/trail.ts';
import { LinkButton } from '../../ui/button.tsx';
import { TextAndPicture } from '../ui/text-and-picture.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { CourseList } from './course-list.tsx';
import { OtherDepartments } from './other-departments.tsx';

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
        <TextAndPicture picture={page.detail}>
          <CheckList items={page.learns} />
        </TextAndPicture>
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
