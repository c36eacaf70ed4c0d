import { SubjectPageView } from '../subject-page.tsx';
import { subjectPage } from './subject-page.texts.ts';
import bacpro from './bacpro.json' with { type: 'json' };
import companies from './companies.json' with { type: 'json' };

const bacproPage = subjectPage(bacpro);
const companiesPage = subjectPage(companies);

// Pages with nothing but texts.
export const Bacpro = () => <SubjectPageView page={bacproPage} />;
export const Companies = () => <SubjectPageView page={companiesPage} />;
