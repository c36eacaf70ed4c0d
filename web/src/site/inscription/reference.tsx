import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { suiviAddress } from '@centre/domain/inscription/reference';
import { encode } from 'uqr';
import { receiptScreen } from '../../texts/receipt.texts.ts';
import { suiviPage } from '../../texts/suivi.texts.ts';
import * as styles from './receipt.module.css';

type Copied = 'copied' | 'selected';

/** Duration of the feedback, in milliseconds. */
const feedbackTime = 4000;

/** Copies the text of `element`; if the browser refuses, selects it for the visitor to copy. */
function useCopy(element: RefObject<HTMLElement | null>) {
  const [copied, setCopied] = useState<Copied>();

  useEffect(() => {
    if (copied !== 'copied') return;
    const timer = setTimeout(() => setCopied(undefined), feedbackTime);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const source = element.current;
    if (!source) return;
    try {
      await navigator.clipboard.writeText(source.textContent);
      setCopied('copied');
    } catch {
      getSelection()?.selectAllChildren(source);
      setCopied('selected');
    }
  }

  return { copied, copy };
}

interface ReferenceProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly reference: string;
  /** Actions on the reference. */
  readonly children?: ReactNode;
}

/** Reference of the application: large, and spaced to be read aloud. */
export function Reference({ ref, reference, children }: ReferenceProps) {
  return (
    <div className={styles.referenceBand}>
      <div className="text-sm muted">{receiptScreen.reference}</div>
      <div
        ref={ref}
        data-testid="reference"
        translate="no"
        className={`heading ${styles.reference}`}
      >
        {reference}
      </div>
      {children}
    </div>
  );
}

/** Button that copies the reference, or selects it where copying is refused. */
export function CopyReference({
  element,
}: {
  readonly element: RefObject<HTMLDivElement | null>;
}) {
  const { copied, copy } = useCopy(element);
  const Icon = copied === 'copied' ? Check : Copy;
  return (
    <>
      <button type="button" onClick={() => void copy()} className="button outline mt-3 raised">
        <Icon size={18} aria-hidden />
        {copied === 'copied' ? receiptScreen.copied : receiptScreen.copy}
      </button>
      <div role="status" className="text-sm muted">
        {copied === 'copied' && <span className="visually-hidden">{receiptScreen.copied}</span>}
        {copied === 'selected' && receiptScreen.selected}
      </div>
    </>
  );
}

/** Link to the suivi of the application, with a QR code for the printed receipt. */
export function SuiviLink({ reference }: { readonly reference: string }) {
  return (
    <section className="row gap-4">
      <QrCode text={suiviAddress(reference)} />
      <div className="stack gap-2">
        <h2 className="text-lg">{receiptScreen.follow}</h2>
        <p>{receiptScreen.followHint}</p>
        {/* A plain button: each other style adds 600 bytes to the page without scripts. */}
        <div data-only-pressed>
          <a href={`${suiviPage.path}#${reference}`} className="button outline">
            {receiptScreen.follow}
          </a>
        </div>
      </div>
    </section>
  );
}

/** QR code as one line per row, with relative moves: a third of the size of rectangles. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const lines = data.map((row, y) => {
    const squares = row.map(Number).join('');
    const strokes = squares
      .replaceAll(/^0+|0+$/g, '')
      .replaceAll(/1+|0+/g, (run) =>
        run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`,
      );
    return `M${squares.indexOf('1')} ${y}${strokes}`;
  });
  return (
    <svg
      aria-hidden
      viewBox={`-2 -2.5 ${size + 4} ${size + 4}`}
      className={`fixed-size ${styles.qrCode}`}
    >
      <path d={lines.join('')} stroke="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
