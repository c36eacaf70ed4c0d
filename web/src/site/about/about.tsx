import { SimpleGrid } from '@chakra-ui/react';
import { about, questions } from '../../content/about.ts';
import { SubjectPageView } from '../subject-page.tsx';
import { TextBlock } from '../ui/text-block.tsx';

export function About() {
  return <SubjectPageView page={about} own={{ questions: <Questions /> }} />;
}

function Questions() {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="12" rowGap="8">
      {questions.map(({ title, text }) => (
        <div key={title}>
          <TextBlock title={title} text={text} />
        </div>
      ))}
    </SimpleGrid>
  );
}
