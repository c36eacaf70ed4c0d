import { SubjectPageView } from '../subject-page.tsx';
import { subjectPage } from './subject-page.texts.ts';
import texts from './companies.json' with { type: 'json' };

const page = subjectPage(texts);

export function Companies() {
  return <SubjectPageView page={page} />;
}
