import { subjectPage } from '../../content/subject-page.ts';
import texts from '../../content/subjects/companies.json' with { type: 'json' };
import { SubjectPageView } from '../subject-page.tsx';

const page = subjectPage(texts);

export function Companies() {
  return <SubjectPageView page={page} />;
}
