import { companies } from '../../content/companies.ts';
import { SubjectPageView } from '../subject-page.tsx';

export function Companies() {
  return <SubjectPageView page={companies} />;
}
