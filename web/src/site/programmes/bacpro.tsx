import { bacpro } from '../../content/bacpro.ts';
import { SubjectPageView } from '../subject-page.tsx';

export function Bacpro() {
  return <SubjectPageView page={bacpro} />;
}
