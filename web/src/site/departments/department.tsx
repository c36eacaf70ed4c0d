import { useLocation } from 'react-router-dom';
import { css } from '#styled-system/css';
import { departments, type DepartmentPath } from '../../texts/departments.texts.ts';
import { nextStep } from '../../texts/next-step.texts.ts';
import type { Explanation, SubjectPage } from '../../texts/page.texts.ts';
import { breadcrumb } from '../../texts/site.texts.ts';
import { CheckList } from '../ui/check-list.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import { Section } from '../ui/section.tsx';
import { TextBlock } from '../ui/text-block.tsx';
import { SubjectPageView } from '../subject-page.tsx';
import { container, halves, whole } from '../../ui/styles.ts';
import { departmentPage, departmentPages } from './department.texts.ts';

/** The page of the department whose address is open. */
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
      own={{ cours: <CourseList courses={courses} /> }}
    >
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: whole, md: halves },
          maxWidth: 'page',
          marginInline: 'auto',
        })}
      >
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

const listStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: halves },
  columnGap: '10',
});

const row = css({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  columnGap: '2',
  paddingBlock: '5',
  borderTopWidth: '1px',
});

/** The courses of a department, numbered like the parts of a drawing. */
function CourseList({ courses }: { readonly courses: readonly Explanation[] }) {
  return (
    <ol className={listStyle}>
      {courses.map(({ title, text }, index) => (
        <li key={title} className={row}>
          <div
            aria-hidden
            className={css({
              display: 'grid',
              placeItems: 'center',
              width: '32px',
              height: '32px',
              borderRadius: 'round',
              border: '1.5px solid',
              borderColor: 'brand',
              color: 'brand',
              fontFamily: 'heading',
              fontWeight: '600',
              fontSize: 'sm',
            })}
          >
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
    <div className={css({ ...container, paddingBottom: '8' })}>
      <nav aria-label={departmentPage.others}>
        <div className={css({ fontWeight: '600', marginBottom: '3' })}>
          {departmentPage.others}
        </div>
        <PillLinks
          links={departments
            .filter(({ path }) => path !== current)
            .map(({ path, title }) => ({ to: path, label: title }))}
        />
      </nav>
    </div>
  );
}
