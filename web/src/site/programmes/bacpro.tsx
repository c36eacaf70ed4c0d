import { SubjectPageView } from '../subject-page.tsx';
import { subjectPage } from './subject-page.texts.ts';
import texts from './bacpro.json' with { type: 'json' };

const page = subjectPage(texts);

export function Bacpro() {
  return <SubjectPageView page={page} />;
}
