import { subjectPage } from '../../content/subject-page.ts';
import texts from '../../content/subjects/bacpro.json' with { type: 'json' };
import { SubjectPageView } from '../subject-page.tsx';

const page = subjectPage(texts);

export function Bacpro() {
  return <SubjectPageView page={page} />;
}
