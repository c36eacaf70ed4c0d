import { centrePage } from '../../content/centre.ts';
import { SubjectPageView } from '../subject-page.tsx';
import { Film } from './film.tsx';
import { Organisation } from './organisation.tsx';

export function Centre() {
  return (
    <SubjectPageView
      page={centrePage}
      own={{ film: <Film />, organisation: <Organisation /> }}
    />
  );
}
