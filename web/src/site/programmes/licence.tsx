import { css } from '#styled-system/css';
import { breadcrumb } from '../../texts/site.texts.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { PageParts } from '../subject-page.tsx';
import { container } from '../../ui/styles.ts';
import { LicenceBanner } from './licence-islands.tsx';
import { licence } from './licence.texts.ts';
import { subjectPage } from './subject-page.texts.ts';
import texts from './licence.json' with { type: 'json' };

const { parts, next } = subjectPage(texts);

/** The licence, which is being prepared: a banner that says so, and what one can do meanwhile. */
export function Licence() {
  return (
    <>
      <div className={css({ background: 'brand', color: 'ink.inverse' })}>
        <div className={css({ ...container, paddingTop: '3' })}>
          <Breadcrumb crumbs={[breadcrumb.formations]} current={licence.title} />
          <h1 className={css({ fontSize: '3xl', marginTop: { base: '2', md: '4' } })}>
            {licence.title}
          </h1>
          <div
            className={css({
              marginTop: '3',
              fontSize: { base: 'lg', md: 'xl' },
              fontWeight: '600',
            })}
          >
            {licence.soon}
          </div>
          <div className={css({ marginTop: '2', maxWidth: 'measure' })}>{licence.lead}</div>
        </div>
        <div data-banner>
          <LicenceBanner />
        </div>
      </div>
      <PageParts parts={parts} next={next} />
    </>
  );
}
