import { Box, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PagePart, SubjectPage } from '../texts/page.texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { TextAndPicture } from './ui/text-and-picture.tsx';
import { CheckList } from './ui/check-list.tsx';
import { FactList } from './ui/fact-list.tsx';
import { LinkCard } from './ui/link-card.tsx';
import { NextStep } from './ui/next-step.tsx';
import { NoteGrid } from './ui/note-grid.tsx';
import { PageHead } from './ui/page-head.tsx';
import { Section } from './ui/section.tsx';
import { Steps } from './ui/steps.tsx';

interface PagePartsProps extends Pick<SubjectPage, 'parts' | 'next'> {
  /** Contents of parts that only this page has, by the ids of the parts. */
  readonly own?: Readonly<Record<string, ReactNode>>;
  /** After the parts. */
  readonly children?: ReactNode;
}

/** A page on one subject, as its content describes it. */
export function SubjectPageView({
  page,
  ...rest
}: { readonly page: SubjectPage } & Pick<PagePartsProps, 'own' | 'children'>) {
  const { title, lead, picture, breadcrumb = [], facts, actions, parts, next } = page;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        picture={picture}
        breadcrumb={breadcrumb}
        facts={facts}
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
export function PageParts({ parts, next, own = {}, children }: PagePartsProps) {
  const end = <NextStep {...next} />;
  const isAfterSunken = !children && parts.length % 2 === 0;
  return (
    <>
      {parts.map((part, index) => (
        <Section
          key={part.id}
          id={part.id}
          title={part.title}
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
        <SimpleGrid columns={{ base: 1, sm: 2, lg: columns }} gap="5">
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
