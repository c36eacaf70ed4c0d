import { breadcrumb } from '../../texts/site.texts.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { PageParts } from '../subject-page.tsx';
import { LicenceBanner } from './licence-islands.tsx';
import { licence } from './licence.texts.ts';
import { subjectPage } from './subject-page.texts.ts';
import texts from './licence.json' with { type: 'json' };
import * as head from '../ui/page-head.module.css';

const { parts, next } = subjectPage(texts);

/** Page of the licence, a future programme: a banner, and the alternatives meanwhile. */
export function Licence() {
  return (
    <>
      <div className="on-brand">
        <div className="container pt-3">
          <Breadcrumb crumbs={[breadcrumb.formations]} current={licence.title} />
          <h1 className={`text-3xl ${head.title}`}>{licence.title}</h1>
          <div className={`mt-3 bold ${head.soon}`}>{licence.soon}</div>
          <div className="mt-2 measure">{licence.lead}</div>
        </div>
        <div data-banner>
          <LicenceBanner />
        </div>
      </div>
      <PageParts parts={parts} next={next} />
    </>
  );
}
