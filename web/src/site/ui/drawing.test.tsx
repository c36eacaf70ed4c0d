import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Drawing } from './drawing.tsx';

describe('Drawing', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const htmlWhere = (photographs: readonly string[]) => {
    vi.stubGlobal('__PHOTOGRAPHS__', photographs);
    return renderToStaticMarkup(<Drawing name="hero" sizes="80vw" alt="Une machine" />);
  };

  it('renders the SVG without srcset when it has no photograph', () => {
    const html = htmlWhere(['centre']);
    expect(html).toMatch(/src="\/pictures\/hero\.svg" width="800" height="500"/);
    expect(html).not.toMatch(/srcset|sizes/i);
  });

  it('renders the photograph with a srcset when it has one', () => {
    const html = htmlWhere(['hero']);
    expect(html).toContain('src="/pictures/hero-800.webp"');
    expect(html).toMatch(/hero-320\.webp 320w, .*hero-1200\.webp 1200w" sizes="80vw"/);
  });
});
