import { useLocation } from 'react-router-dom';
import { departments, type DepartmentPath } from '../../texts/departments.texts.ts';
import { nextStep } from '../../texts/next-step.texts.ts';
import type { Explanation, SubjectPage } from '../../texts/page.texts.ts';
import { breadcrumb } from '../../texts/site.texts.ts';
import { CheckList } from '../ui/check-list.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import { Section } from '../ui/section.tsx';
import { TextBlock } from '../ui/text-block.tsx';
import { SubjectPageView } from '../subject-page.tsx';
import { departmentPage, departmentPages } from './department.texts.ts';
import * as styles from './department.module.css';

/** Page of the department in the address. */
export function Department() {
  const { pathname } = useLocation();
  const department = departments.find(({ path }) => path === pathname.toLowerCase());
  if (!department) return null;
  const { title, path } = department;
  const { detail, learns, courses, machines, jobs, ...head } = departmentPages[path];
  const { programmes, coursesIntro, nextTitle, ...titles } = departmentPage;
  const page: SubjectPage = {
    ...head,
    title,
    breadcrumb: [breadcrumb.formations],
    actions: [nextStep.enrol, programmes],
    parts: [
      { id: 'apprendre', title: titles.learns, picture: detail, list: learns },
      { id: 'cours', title: titles.courses, titleAt: 'left', intro: coursesIntro },
    ],
    next: { title: nextTitle(title), other: programmes },
  };
  return (
    <SubjectPageView
      page={page}
      kind="department"
      contents={{ cours: <CourseList courses={courses} /> }}
    >
      <div className={`stack md-2 ${styles.machinesAndJobs}`}>
        <Section id="machines" title={titles.machines}>
          <CheckList items={machines} />
        </Section>
        <Section id="metiers" title={titles.jobs}>
          <CheckList items={jobs} />
        </Section>
      </div>
      <OtherDepartments current={path} />
    </SubjectPageView>
  );
}

/** Courses of a department, numbered. */
function CourseList({ courses }: { readonly courses: readonly Explanation[] }) {
  return (
    <ol className={`stack md-2 ${styles.courses}`}>
      {courses.map(({ title, text }, index) => (
        <li key={title} className={`gap-x-2 line-above ${styles.course}`}>
          <div aria-hidden className={`text-sm bold brand ${styles.number}`}>
            {index + 1}
          </div>
          <div>
            <TextBlock title={title} text={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function OtherDepartments({ current }: { readonly current: DepartmentPath }) {
  return (
    <div className="container pb-8">
      <nav aria-label={departmentPage.others}>
        <div className="bold mb-3">{departmentPage.others}</div>
        <PillLinks
          links={departments
            .filter(({ path }) => path !== current)
            .map(({ path, title }) => ({ to: path, label: title }))}
        />
      </nav>
    </div>
  );
}
