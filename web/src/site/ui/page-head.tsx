import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { pictures, type PictureName } from '../../texts/pictures.texts.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { Drawing } from './drawing.tsx';
import { HeadPhoto, headSizes, useHeadPhoto } from './head-photo.tsx';
import * as styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  /** Drawing on the green of the band. */
  readonly picture: PictureName;
  /** Parent pages. */
  readonly breadcrumb: readonly Crumb[];
  readonly facts?: readonly Fact[];
  /** Side of the drawing on wide screens. */
  readonly drawingAt?: 'left' | 'right';
  /** One or two buttons. */
  readonly children?: ReactNode;
}

/** Head of a page: breadcrumbs, title, drawing and key facts. */
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
      <div className={clsx('on-brand', facts && 'pb-12')}>
        <div className="container">
          <div
            className={clsx('column', styles.band, drawingAt === 'left' && styles.drawingLeft)}
          >
            <div className={styles.words}>
              <Breadcrumb crumbs={breadcrumb} current={title} />
              <h1 className={`text-3xl ${styles.title}`}>{title}</h1>
              <div className={`measure ${styles.lead}`}>{lead}</div>
              {children && (
                <div className={`row wrapping gap-3 ${styles.actions}`}>{children}</div>
              )}
            </div>
            <div className={styles.picture}>
              <HeadPicture page={title} drawing={picture} />
            </div>
          </div>
        </div>
      </div>
      {facts && (
        <div className={`container relative ${styles.overBand}`}>
          <TitleBlock facts={facts} />
        </div>
      )}
    </>
  );
}

interface HeadPictureProps {
  /** Title of the page. */
  readonly page: string;
  readonly drawing: PictureName;
}

/** Drawing of a page, replaced by its photograph once loaded. */
function HeadPicture({ page, drawing }: HeadPictureProps) {
  const photo = useHeadPhoto(page);
  return (
    <div data-head-of={page} className="relative">
      {photo ? (
        <HeadPhoto photo={photo} />
      ) : (
        <Drawing name={drawing} alt={pictures[drawing].alt} sizes={headSizes} isFirst />
      )}
    </div>
  );
}

/** Key figure of a page's subject. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Key facts in up to four cells, like the title block of a technical drawing. */
function TitleBlock({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={`card ${styles.titleBlock}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className={`column gap-1 ${styles.fact}`}>
          <dt className="text-xs muted">{label}</dt>
          <dd className={`heading brand ${styles.value}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
