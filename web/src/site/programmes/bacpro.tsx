import { bacpro } from '../../content/bacpro.ts';
import { SubjectPageView } from '../subject-page.tsx';

/** The BAC PRO: three years, its specialities, how to get in and what comes after. */
export function Bacpro() {
  return <SubjectPageView page={bacpro} />;
}
