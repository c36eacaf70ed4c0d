import { SubjectPageView } from '../subject-page.tsx';
import { centrePage } from './centre.texts.ts';
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
