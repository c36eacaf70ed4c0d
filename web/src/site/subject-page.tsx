import { Box, chakra, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PagePart, SubjectPage } from '../texts/page.texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { rowOnPhone } from '../ui/layout.tsx';
import { CheckList } from './ui/check-list.tsx';
import { FactList } from './ui/fact-list.tsx';
import { LinkCard } from './ui/link-card.tsx';
import { NextStep } from './ui/next-step.tsx';
import { PageHead } from './ui/page-head.tsx';
import { Section } from './ui/section.tsx';
import { Steps } from './ui/steps.tsx';
import type { PictureName } from '../texts/pictures.texts.ts';
import { Picture } from './ui/picture.tsx';
import { TextBlock } from './ui/text-block.tsx';

interface NoteGridProps {
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  /** How many stand side by side where there is room. */
  readonly columns: 2 | 3 | 4;
}

const Note = chakra('li', {
  base: { paddingInlineStart: '5', borderInlineStart: '3px solid', borderColor: 'brand' },
});

/** Things of the same kind, each with its title and its explanation. */
function NoteGrid({ notes, columns }: NoteGridProps) {
  return (
    <SimpleGrid
      as="ul"
      columns={{ base: 1, sm: 2, lg: columns }}
      columnGap="8"
      rowGap={{ base: '4', sm: '8' }}
    >
      {notes.map(({ title, text }) => (
        <Note key={title}>
          <TextBlock title={title} text={text} />
        </Note>
      ))}
    </SimpleGrid>
  );
}

interface TextAndPictureProps {
  readonly picture: PictureName;
  readonly children: ReactNode;
}

/** Words with a drawing on their right, or below them on a narrow screen. */
function TextAndPicture({ picture, children }: TextAndPictureProps) {
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '8', lg: '12' }} alignItems="center">
      <Box>{children}</Box>
      <Box
        // Beside words it fills a space; below them it would only be in the way.
        display={{ base: 'none', lg: 'block' }}
        borderWidth="1px"
        borderRadius="card"
        overflow="hidden"
      >
        <Picture name={picture} sizes="(min-width: 992px) 560px, 100vw" />
      </Box>
    </SimpleGrid>
  );
}

interface PagePartsProps extends Pick<SubjectPage, 'parts' | 'next'> {
  /** A department's page opens with its drawing and ends more quietly than a programme's. */
  readonly kind?: 'programme' | 'department';
  /** Contents of parts that only this page has, by the ids of the parts. */
  readonly own?: Readonly<Record<string, ReactNode>>;
  /** After the parts. */
  readonly children?: ReactNode;
}

/** A page on one subject, as its content describes it. */
export function SubjectPageView({
  page,
  ...rest
}: { readonly page: SubjectPage } & Pick<PagePartsProps, 'kind' | 'own' | 'children'>) {
  const { title, lead, picture, breadcrumb = [], facts, actions, parts, next } = page;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        picture={picture}
        breadcrumb={breadcrumb}
        facts={facts}
        drawingAt={rest.kind === 'department' ? 'left' : 'right'}
      >
        {actions.map(({ label, path }, index) => (
          <LinkButton key={path} to={path} variant={index === 0 ? 'call' : 'outline'}>
            {label}
          </LinkButton>
        ))}
      </PageHead>
      <PageParts parts={parts} next={next} {...rest} />
    </>
  );
}

/** The parts of a page on alternating backgrounds, and its end. */
export function PageParts({ parts, next, kind, own = {}, children }: PagePartsProps) {
  const end = <NextStep {...next} tone={kind === 'department' ? 'plain' : 'brand'} />;
  const isAfterSunken = !children && parts.length % 2 === 0;
  return (
    <>
      {parts.map((part, index) => (
        <Section
          key={part.id}
          id={part.id}
          title={part.title}
          titleAt={part.titleAt}
          intro={part.intro}
          tone={index % 2 === 0 ? 'plain' : 'sunken'}
        >
          <PartContent {...part}>{own[part.id]}</PartContent>
        </Section>
      ))}
      {children}
      {isAfterSunken ? <Box paddingTop="8">{end}</Box> : end}
    </>
  );
}

function PartContent(part: PagePart & { readonly children: ReactNode }) {
  const { picture, steps, cards, notes, columns = 4, list, facts, link, children } = part;
  const content = (
    <>
      {steps && <Steps steps={steps} />}
      {cards && (
        <SimpleGrid css={rowOnPhone} columns={{ sm: 2, lg: columns }}>
          {cards.map(({ path, ...card }) => (
            <LinkCard key={card.title} to={path} {...card} />
          ))}
          {children}
        </SimpleGrid>
      )}
      {notes && <NoteGrid notes={notes} columns={columns} />}
      {list && <CheckList items={list} columns={picture ? 1 : 2} />}
      {facts && <FactList facts={facts} />}
      {!cards && children}
      {link && (
        <LinkButton to={link.path} marginTop={list ? '8' : facts && '6'}>
          {link.label}
        </LinkButton>
      )}
    </>
  );
  return picture ? <TextAndPicture picture={picture}>{content}</TextAndPicture> : content;
}
