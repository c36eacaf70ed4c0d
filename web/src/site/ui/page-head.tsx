import type { ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { container, quarters, titleLetters, twoColumns } from '../../ui/styles.ts';
import { pictures, type PictureName } from '../../texts/pictures.texts.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { Drawing } from './drawing.tsx';
import { HeadPhoto, headSizes, useHeadPhoto } from './head-photo.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  /** A drawing on the green ground, which is also that of the band. */
  readonly picture: PictureName;
  /** The pages above this one. */
  readonly breadcrumb: readonly Crumb[];
  readonly facts?: readonly Fact[];
  /** Where there is room for it beside the words. */
  readonly drawingAt?: 'left' | 'right';
  /** One or two buttons. */
  readonly children?: ReactNode;
}

/** The top of a page: breadcrumbs, title, drawing and title block. */
export function PageHead({
  title,
  lead,
  picture,
  breadcrumb,
  facts,
  drawingAt = 'right',
  children,
}: PageHeadProps) {
  return (
    <>
      <div
        className={css({
          background: 'brand',
          color: 'ink.inverse',
          paddingBottom: facts ? '12' : '0',
        })}
      >
        <div className={css(container)}>
          <div
            className={css({
              display: 'flex',
              flexDirection: {
                base: 'column',
                lg: drawingAt === 'left' ? 'row-reverse' : 'row',
              },
              alignItems: { base: 'stretch', lg: 'center' },
              gap: { base: '4', lg: '10' },
            })}
          >
            <div
              className={css({
                flex: '1 1 0',
                paddingTop: { base: '3', lg: '8' },
                paddingBottom: { base: '0', lg: '8' },
              })}
            >
              <Breadcrumb crumbs={breadcrumb} current={title} />
              <h1 className={css({ fontSize: '3xl', marginTop: { base: '2', md: '4' } })}>
                {title}
              </h1>
              <div
                className={css({
                  marginTop: { base: '2', md: '4' },
                  maxWidth: 'measure',
                  fontSize: { base: 'md', md: 'lg' },
                  lineHeight: '1.5',
                })}
              >
                {lead}
              </div>
              {children && (
                <div
                  className={css({
                    display: 'flex',
                    gap: '3',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    marginTop: { base: '4', md: '6' },
                  })}
                >
                  {children}
                </div>
              )}
            </div>
            <div
              className={css({
                flex: '0 0 44%',
                marginInline: { base: '-4', md: '-6', lg: '0' },
              })}
            >
              <HeadPicture page={title} drawing={picture} />
            </div>
          </div>
        </div>
      </div>
      {facts && (
        <div className={css({ ...container, marginTop: '-12', position: 'relative' })}>
          <TitleBlock facts={facts} />
        </div>
      )}
    </>
  );
}

interface HeadPictureProps {
  /** The title of the page. */
  readonly page: string;
  readonly drawing: PictureName;
}

/** The drawing of a page, until its photograph is there. */
function HeadPicture({ page, drawing }: HeadPictureProps) {
  const photo = useHeadPhoto(page);
  return (
    <div data-head-of={page} className={css({ position: 'relative' })}>
      {photo ? (
        <HeadPhoto photo={photo} />
      ) : (
        <Drawing name={drawing} alt={pictures[drawing].alt} sizes={headSizes} isFirst />
      )}
    </div>
  );
}

/** Something measurable about a page's subject. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: twoColumns, md: quarters },
  // The gaps let the colour of the lines through: hairlines that never double.
  gap: '1px',
  background: 'line',
  borderWidth: '1px',
  borderRadius: 'card',
  overflow: 'hidden',
  boxShadow: 'card',
  color: 'ink',
});

/** Key facts in up to four cells, like the title block of a technical drawing. */
function TitleBlock({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={cx(grid, className)}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className={css({
            display: 'flex',
            flexDirection: 'column',
            gap: '1',
            minWidth: '0',
            background: 'surface.raised',
            padding: { base: '3', md: '5' },
          })}
        >
          <dt className={css({ fontSize: 'xs', color: 'ink.muted' })}>{label}</dt>
          <dd
            className={css({
              ...titleLetters,
              fontSize: { base: 'lg', md: 'xl' },
              color: 'brand',
              // Breaks in the middle of « 17h-21h » otherwise.
              textWrap: 'balance',
            })}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
