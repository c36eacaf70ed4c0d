import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { nextStep } from '../../texts/next-step.texts.ts';
import type { SubjectPage } from '../../texts/page.texts.ts';
import { breadcrumb } from '../../texts/site.texts.ts';
import { FactList } from '../ui/fact-list.tsx';
import { Steps } from '../ui/steps.tsx';
import { SubjectPageView } from '../subject-page.tsx';
import { apart, buttons, card, sideBySide, thirds, whole } from '../../ui/styles.ts';
import { bts, btsThreeYears } from './bts.texts.ts';
import { btsPage, entrySteps, type BtsProgramme } from './programmes.texts.ts';
import { OptionList } from './option-list.tsx';

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
      own={{
        options: <OptionList specialities={specialities} />,
        entree: <Entry programme={programme} />,
        frais: <Fees programme={programme} />,
      }}
    />
  );
}

function Entry({ programme }: BtsPageProps) {
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: whole, lg: thirds },
        gap: { base: '5', lg: '12' },
      })}
    >
      <div>
        <h3 className={css({ fontSize: 'lg', marginBottom: '4' })}>{btsPage.profile}</h3>
        <FactList facts={programme.profile} />
      </div>
      <div className={css({ gridColumn: { lg: 'span 2' } })}>
        <h3 className={css({ fontSize: 'lg', marginBottom: { base: '4', md: '6' } })}>
          {btsPage.modality}
        </h3>
        <Steps steps={entrySteps} titleLevel="h4" />
      </div>
    </div>
  );
}

function Fees({ programme }: BtsPageProps) {
  const { title, fees, flyer, other } = programme;
  return (
    <>
      <div
        className={css({ ...sideBySide, gap: { base: '4', lg: '12' }, alignItems: 'start' })}
      >
        <FactList facts={fees} />
        <Flyer {...flyer} programme={title} />
      </div>
      <div
        className={css({
          ...card,
          marginTop: { base: '4', md: '10' },
          padding: { base: '4', md: '6' },
        })}
      >
        <div className={css({ ...apart, gap: '4', alignItems: 'center' })}>
          <div>
            <h3 className={css({ fontSize: 'lg' })}>{other.title}</h3>
            <div className={css({ marginTop: '1', color: 'ink.muted', maxWidth: 'measure' })}>
              {other.text}
            </div>
          </div>
          <Link to={other.path} className={css(buttons.solid)}>
            {other.label}
          </Link>
        </div>
      </div>
    </>
  );
}

interface FlyerProps {
  /** Address of the JPEG. */
  readonly file: string;
  readonly preview: string;
  readonly programme: string;
}

const previewStyle = css({
  flexShrink: '0',
  width: { base: '104px', sm: '180px' },
  height: 'auto',
  aspectRatio: '1240 / 1754',
  borderRadius: 'mark',
  boxShadow: 'card',
  background: 'surface.raised',
});

/** The flyer of the programme: a preview and a download link. */
function Flyer({ file, preview, programme }: FlyerProps) {
  return (
    <div
      className={css({
        display: 'flex',
        gap: { base: '4', sm: '6' },
        alignItems: 'center',
        flexWrap: { base: 'wrap', sm: 'nowrap' },
        padding: { base: '4', md: '5' },
        background: 'surface.sunken',
        borderRadius: 'card',
      })}
    >
      <img
        src={preview}
        alt={`${btsPage.flyerAlt} ${programme}`}
        loading="lazy"
        className={previewStyle}
      />
      <div className={css({ flex: '1 1 11rem' })}>
        <h3 className={css({ fontSize: 'lg' })}>{btsPage.flyerTitle}</h3>
        <div className={css({ marginBlock: '2', fontSize: 'sm', color: 'ink.muted' })}>
          {btsPage.flyerText}
        </div>
        <a href={file} download className={css(buttons.solid)}>
          <Download size={20} aria-hidden />
          {btsPage.flyer}
        </a>
      </div>
    </div>
  );
}
