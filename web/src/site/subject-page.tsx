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

/** How many stand side by side where there is room. */
const inColumns = {
  2: 'lg-2',
  3: 'lg-3',
  4: 'lg-4',
} as const;

interface NoteGridProps {
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  readonly columns: keyof typeof inColumns;
}

/** Things of the same kind, each with its title and its explanation. */
function NoteGrid({ notes, columns }: NoteGridProps) {
  return (
    <ul className={`stack sm-2 ${inColumns[columns]} ${styles.notes}`}>
      {notes.map(({ title, text }) => (
        <li key={title} className={styles.note}>
          <TextBlock title={title} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Words with a drawing on their right, or below them on a narrow screen. */
function TextAndPicture({ picture, children }: { picture: PictureName; children: ReactNode }) {
  return (
    <div className={`side-by-side ${styles.textAndPicture}`}>
      <div>{children}</div>
      {/* Beside words it fills a space; below them it would only be in the way. */}
      <div className="from-lg card">
        <Picture name={picture} sizes="(min-width: 992px) 560px, 100vw" />
      </div>
    </div>
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
          <Link key={path} to={path} className={`button ${index === 0 ? 'call' : 'outline'}`}>
            {label}
          </Link>
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
        <div className={`stack sm-2 ${inColumns[columns]} ${styles.cards}`}>
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
