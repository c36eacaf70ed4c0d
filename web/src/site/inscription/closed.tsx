import { enrolment } from '../../texts/inscription.texts.ts';
import { useCampagne } from '../../data/public/campagne.ts';
import { FollowLink } from '../ui/follow-link.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { NextStep } from '../ui/next-step.tsx';
import { closed } from './closed.texts.ts';

/** Page of the form while the campaign is closed: next opening, and contacts. */
export function Closed() {
  const campagne = useCampagne();
  return (
    <>
      <ListHead title={enrolment.title} lead={campagne?.texte ?? closed.title} />
      <div className="container pt-4">
        <FollowLink />
      </div>
      <NextStep
        title={closed.title}
        text={closed.text}
        action={closed.programmes}
        other={closed.contact}
      />
    </>
  );
}
