import { companies } from '../../content/companies.ts';
import { SubjectPageView } from '../subject-page.tsx';

/** What the centre does for companies: training, services, audits. */
export function Companies() {
  return <SubjectPageView page={companies} />;
}
