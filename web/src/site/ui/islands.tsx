import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useCampagne } from '../../data/public/campagne.ts';
import { CampagneSentence, isPrerenderedCampagne } from './campagne-sentence.tsx';
import { HeadPhoto, useHeadPhoto } from './head-photo.tsx';

/** Replaces the prerendered content of `element`. */
export function Replace({ element, children }: { element: Element; children: ReactNode }) {
  const [prerenderedNodes] = useState(() => [...element.childNodes]);
  useLayoutEffect(() => {
    for (const node of prerenderedNodes) node.remove();
  }, [prerenderedNodes]);
  return createPortal(children, element);
}

function HeadPicture({ element }: { readonly element: HTMLElement }) {
  const photo = useHeadPhoto(element.dataset['headOf'] ?? '');
  return (
    photo && (
      <Replace element={element}>
        <HeadPhoto photo={photo} />
      </Replace>
    )
  );
}

function CampagneIsland({ element }: { readonly element: Element }) {
  // Pages with islands are prerendered at build time.
  const isChanged = !isPrerenderedCampagne(useCampagne());
  const [isReplaced, setReplaced] = useState(false);
  if (isChanged && !isReplaced) setReplaced(true);
  return (
    isReplaced && (
      <Replace element={element}>
        <CampagneSentence />
      </Replace>
    )
  );
}

export interface IslandsProps {
  /** Element with the prerendered HTML of the page. */
  readonly page: Element;
}

/** Dynamic parts of a prerendered page: React renders nothing else in it. */
export function Islands({ page }: IslandsProps) {
  const head = page.querySelector<HTMLElement>('[data-head-of]');
  const sentence = page.querySelector('[data-campagne-sentence=true]');
  return (
    <>
      {head && <HeadPicture element={head} />}
      {sentence && <CampagneIsland element={sentence} />}
    </>
  );
}
