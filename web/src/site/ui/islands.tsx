import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useCampagne } from '../../data/public/campagne.ts';
import { CampagneSentence, isAsBuilt } from './campagne-sentence.tsx';
import { HeadPhoto, useHeadPhoto } from './head-photo.tsx';

/** Puts `children` in the place of what the page was sent with in `element`. */
export function InsteadOf({ element, children }: { element: Element; children: ReactNode }) {
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
  const isNews = !isAsBuilt(useCampagne());
  const [isReplaced, setReplaced] = useState(false);
  if (isNews && !isReplaced) setReplaced(true);
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
