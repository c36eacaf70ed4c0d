import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Drawing } from './drawing.tsx';

describe('A picture of the site', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const htmlWhere = (photographs: readonly string[]) => {
    vi.stubGlobal('__PHOTOGRAPHS__', photographs);
    return renderToStaticMarkup(<Drawing name="hero" sizes="80vw" alt="Une machine" />);
  };

  it('is the drawing, which is sharp at any width', () => {
    const html = htmlWhere(['centre']);
    expect(html).toMatch(/src="\/pictures\/hero\.svg" width="800" height="500"/);
    expect(html).not.toMatch(/srcset|sizes/i);
  });

  it('is the photograph in its place, in the width that fits', () => {
    const html = htmlWhere(['hero']);
    expect(html).toContain('src="/pictures/hero-800.webp"');
    expect(html).toMatch(/hero-320\.webp 320w, .*hero-1200\.webp 1200w" sizes="80vw"/);
  });
});
