import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useCampagne } from '../../data/public/campagne.ts';
import { site } from '../../texts/site.texts.ts';
import { CampagneSentence } from './campagne-sentence.tsx';
import { HeadPhoto, useHeadPhoto } from './head-photo.tsx';

interface InsteadOfProps {
  readonly element: Element;
  readonly children: ReactNode;
}

/** Puts `children` in the place of what the page was sent with in `element`. */
export function InsteadOf({ element, children }: InsteadOfProps) {
  const [former] = useState(() => [...element.childNodes]);
  useLayoutEffect(() => {
    for (const node of former) node.remove();
  }, [former]);
  return createPortal(children, element);
}

function HeadPicture({ element }: { readonly element: HTMLElement }) {
  const photo = useHeadPhoto(element.dataset['headOf'] ?? '');
  return (
    photo && (
      <InsteadOf element={element}>
        <HeadPhoto photo={photo} />
      </InsteadOf>
    )
  );
}

function Sentence({ element }: { readonly element: Element }) {
  // The pages with islands are files of the build.
  const isAsBuilt = (useCampagne()?.titre ?? site.campaign) === site.campaign;
  const [isReplaced, setReplaced] = useState(false);
  if (!isAsBuilt && !isReplaced) setReplaced(true);
  return (
    isReplaced && (
      <InsteadOf element={element}>
        <CampagneSentence />
      </InsteadOf>
    )
  );
}

export interface IslandsProps {
  /** What the page was sent with. */
  readonly page: Element;
}

/** What changes in a page that is otherwise as it was sent: React renders these parts alone. */
export function Islands({ page }: IslandsProps) {
  const head = page.querySelector<HTMLElement>('[data-head-of]');
  const sentence = page.querySelector('[data-says-campagne=true]');
  return (
    <>
      {head && <HeadPicture element={head} />}
      {sentence && <Sentence element={sentence} />}
    </>
  );
}
