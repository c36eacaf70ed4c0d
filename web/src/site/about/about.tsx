import { filledIn, subjectPage } from '../programmes/subject-page.texts.ts';
import { SubjectPageView } from '../subject-page.tsx';
import { TextBlock } from '../ui/text-block.tsx';
import texts from './about.json' with { type: 'json' };

const page = subjectPage(texts);
const questions = filledIn(texts.questions);

export function About() {
  return <SubjectPageView page={page} contents={{ questions: <Questions /> }} />;
}

function Questions() {
  return (
    <div className="stack md-2 gap-8 gap-x-12">
      {questions.map(({ title, text }) => (
        <div key={title}>
          <TextBlock title={title} text={text} />
        </div>
      ))}
    </div>
  );
}
