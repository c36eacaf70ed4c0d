import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, cx } from '#styled-system/css';
import type { PagePart, SubjectPage } from '../texts/page.texts.ts';
import { buttons, halves, quarters, sideBySide, thirds, whole } from '../ui/styles.ts';
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

/** How many stand side by side where there is room. */
const inColumns = {
  2: css({ gridTemplateColumns: { lg: halves } }),
  3: css({ gridTemplateColumns: { lg: thirds } }),
  4: css({ gridTemplateColumns: { lg: quarters } }),
} as const;

interface NoteGridProps {
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  readonly columns: keyof typeof inColumns;
}

const note = css({
  paddingInlineStart: '5',
  borderInlineStartWidth: '3px',
  borderColor: 'brand',
});

/** Things of the same kind, each with its title and its explanation. */
function NoteGrid({ notes, columns }: NoteGridProps) {
  return (
    <ul
      className={cx(
        css({
          display: 'grid',
          gridTemplateColumns: { base: whole, sm: halves },
          columnGap: '8',
          rowGap: { base: '4', sm: '8' },
        }),
        inColumns[columns],
      )}
    >
      {notes.map(({ title, text }) => (
        <li key={title} className={note}>
          <TextBlock title={title} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Words with a drawing on their right, or below them on a narrow screen. */
function TextAndPicture({ picture, children }: { picture: PictureName; children: ReactNode }) {
  return (
    <div className={css({ ...sideBySide, gap: { base: '8', lg: '12' }, alignItems: 'center' })}>
      <div>{children}</div>
      <div
        className={css({
          // Beside words it fills a space; below them it would only be in the way.
          display: { base: 'none', lg: 'block' },
          borderWidth: '1px',
          borderRadius: 'card',
          overflow: 'hidden',
        })}
      >
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
          <Link
            key={path}
            to={path}
            className={css(index === 0 ? buttons.call : buttons.outline)}
          >
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
      {isAfterSunken ? <div className={css({ paddingTop: '8' })}>{end}</div> : end}
    </>
  );
}

function PartContent(part: PagePart & { readonly children: ReactNode }) {
  const { picture, steps, cards, notes, columns = 4, list, facts, link, children } = part;
  const content = (
    <>
      {steps && <Steps steps={steps} />}
      {cards && (
        <div
          className={cx(
            css({
              display: 'grid',
              gap: { base: '3', sm: '4' },
              gridTemplateColumns: { base: whole, sm: halves },
            }),
            inColumns[columns],
          )}
        >
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
        <Link
          to={link.path}
          className={css({ ...buttons.solid, marginTop: list ? '8' : facts ? '6' : '0' })}
        >
          {link.label}
        </Link>
      )}
    </>
  );
  return picture ? <TextAndPicture picture={picture}>{content}</TextAndPicture> : content;
}
