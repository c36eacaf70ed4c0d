import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PagePart, SubjectPage } from '../texts/page.texts.ts';
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
import * as styles from './subject-page.module.css';

/** Classes by number of columns on wide screens. */
const columnClasses = {
  2: 'lg-2',
  3: 'lg-3',
  4: 'lg-4',
} as const;

interface NoteGridProps {
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  readonly columns: keyof typeof columnClasses;
}

/** Grid of titles with explanations. */
function NoteGrid({ notes, columns }: NoteGridProps) {
  return (
    <ul className={`stack sm-2 ${columnClasses[columns]} ${styles.notes}`}>
      {notes.map(({ title, text }) => (
        <li key={title} className={styles.note}>
          <TextBlock title={title} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Text, with a drawing on its right on wide screens. */
function TextAndPicture({ picture, children }: { picture: PictureName; children: ReactNode }) {
  return (
    <div className={`side-by-side ${styles.textAndPicture}`}>
      <div>{children}</div>
      <div className="from-lg card">
        <Picture name={picture} sizes="(min-width: 992px) 560px, 100vw" />
      </div>
    </div>
  );
}

interface PagePartsProps extends Pick<SubjectPage, 'parts' | 'next'> {
  /** A department's page has its drawing on the left, and a plain end. */
  readonly kind?: 'programme' | 'department';
  /** Own contents of parts, by the ids of the parts. */
  readonly contents?: Readonly<Record<string, ReactNode>>;
  /** Content after the parts. */
  readonly children?: ReactNode;
}

/** Page on a subject, rendered from its texts. */
export function SubjectPageView({
  page,
  ...rest
}: { readonly page: SubjectPage } & Pick<PagePartsProps, 'kind' | 'contents' | 'children'>) {
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
          <Link key={path} to={path} className={`button ${index === 0 ? 'call' : 'outline'}`}>
            {label}
          </Link>
        ))}
      </PageHead>
      <PageParts parts={parts} next={next} {...rest} />
    </>
  );
}

/** Parts of a page on alternating backgrounds, and its call to action. */
export function PageParts({ parts, next, kind, contents = {}, children }: PagePartsProps) {
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
          <PartContent {...part}>{contents[part.id]}</PartContent>
        </Section>
      ))}
      {children}
      {isAfterSunken ? <div className="pt-8">{end}</div> : end}
    </>
  );
}

function PartContent(part: PagePart & { readonly children: ReactNode }) {
  const { picture, steps, cards, notes, columns = 4, list, facts, link, children } = part;
  const content = (
    <>
      {steps && <Steps steps={steps} />}
      {cards && (
        <div className={`stack sm-2 ${columnClasses[columns]} ${styles.cards}`}>
          {cards.map(({ path, ...card }) => (
            <LinkCard key={card.title} to={path} {...card} />
          ))}
          {children}
        </div>
      )}
      {notes && <NoteGrid notes={notes} columns={columns} />}
      {list && <CheckList items={list} columns={picture ? 1 : 2} />}
      {facts && <FactList facts={facts} />}
      {!cards && children}
      {link && (
        <Link to={link.path} className={clsx('button solid', list ? 'mt-8' : facts && 'mt-6')}>
          {link.label}
        </Link>
      )}
    </>
  );
  return picture ? <TextAndPicture picture={picture}>{content}</TextAndPicture> : content;
}
