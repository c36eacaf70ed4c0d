import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { nextStep } from '../../texts/next-step.texts.ts';
import type { SubjectPage } from '../../texts/page.texts.ts';
import { breadcrumb } from '../../texts/site.texts.ts';
import { FactList } from '../ui/fact-list.tsx';
import { Steps } from '../ui/steps.tsx';
import { SubjectPageView } from '../subject-page.tsx';
import { bts, btsThreeYears } from './bts.texts.ts';
import { btsPage, entrySteps, type BtsProgramme } from './programmes.texts.ts';
import { OptionList } from './option-list.tsx';
import * as styles from './bts-page.module.css';

interface BtsPageProps {
  readonly programme: BtsProgramme;
}

export const Bts = () => <BtsPage programme={bts} />;
export const BtsThreeYears = () => <BtsPage programme={btsThreeYears} />;

function BtsPage({ programme }: BtsPageProps) {
  const { other, optionsIntro, specialities } = programme;
  const page: SubjectPage = {
    ...programme,
    breadcrumb: [breadcrumb.formations],
    actions: [nextStep.enrol, other],
    parts: [
      { id: 'options', title: btsPage.options, intro: optionsIntro },
      { id: 'entree', title: btsPage.entry },
      { id: 'frais', title: btsPage.fees, intro: btsPage.feesIntro },
    ],
    next: { other: nextStep.programmes },
  };
  return (
    <SubjectPageView
      page={page}
      contents={{
        options: <OptionList specialities={specialities} />,
        entree: <Entry programme={programme} />,
        frais: <Fees programme={programme} />,
      }}
    />
  );
}

function Entry({ programme }: BtsPageProps) {
  return (
    <div className={`stack lg-3 ${styles.entry}`}>
      <div>
        <h3 className="text-lg mb-4">{btsPage.profile}</h3>
        <FactList facts={programme.profile} />
      </div>
      <div className={styles.modality}>
        <h3 className={`text-lg ${styles.title}`}>{btsPage.modality}</h3>
        <Steps steps={entrySteps} titleLevel="h4" />
      </div>
    </div>
  );
}

function Fees({ programme }: BtsPageProps) {
  const { title, fees, flyer, other } = programme;
  return (
    <>
      <div className={`side-by-side ${styles.fees}`}>
        <FactList facts={fees} />
        <Flyer {...flyer} programme={title} />
      </div>
      <div className={`card ${styles.other}`}>
        <div className="apart row gap-4">
          <div>
            <h3 className="text-lg">{other.title}</h3>
            <div className="mt-1 muted measure">{other.text}</div>
          </div>
          <Link to={other.path} className="button solid">
            {other.label}
          </Link>
        </div>
      </div>
    </>
  );
}

interface FlyerProps {
  /** Path of the JPEG. */
  readonly file: string;
  readonly preview: string;
  readonly programme: string;
}

/** Flyer of the programme: a preview and a download link. */
function Flyer({ file, preview, programme }: FlyerProps) {
  return (
    <div className={`row sunken round-card ${styles.flyer}`}>
      <img
        src={preview}
        alt={`${btsPage.flyerAlt} ${programme}`}
        loading="lazy"
        className={`fixed-size raised ${styles.preview}`}
      />
      <div className={styles.flyerWords}>
        <h3 className="text-lg">{btsPage.flyerTitle}</h3>
        <div className={`text-sm muted ${styles.flyerText}`}>{btsPage.flyerText}</div>
        <a href={file} download className="button solid">
          <Download size={20} aria-hidden />
          {btsPage.flyer}
        </a>
      </div>
    </div>
  );
}
