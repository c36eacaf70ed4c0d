import { css } from '#styled-system/css';
import { filledIn, subjectPage } from '../programmes/subject-page.texts.ts';
import { SubjectPageView } from '../subject-page.tsx';
import { TextBlock } from '../ui/text-block.tsx';
import texts from './about.json' with { type: 'json' };
import { halves, whole } from '../../ui/styles.ts';

const page = subjectPage(texts);
const questions = filledIn(texts.questions);

export function About() {
  return <SubjectPageView page={page} own={{ questions: <Questions /> }} />;
}

function Questions() {
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: whole, md: halves },
        columnGap: '12',
        rowGap: '8',
      })}
    >
      {questions.map(({ title, text }) => (
        <div key={title}>
          <TextBlock title={title} text={text} />
        </div>
      ))}
    </div>
  );
}
