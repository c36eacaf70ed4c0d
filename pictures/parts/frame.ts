import { grounds, type Ground } from '../palette.ts';
import { kit, n, type Kit } from './kit.ts';
import { variation, type Variation } from './variation.ts';

/** Size of every scene, in drawing units. */
export const WIDTH = 1600;
export const HEIGHT = 1000;

export interface SceneOptions {
  readonly variant: number;
  readonly ground: Ground;
}

/** Draws one picture, 1600 x 1000, as a complete SVG document. */
export type SceneDrawing = (options: SceneOptions) => string;

/** A closer view: `zoom` times larger, centred on (`x`, `y`). */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

interface FrameSettings {
  /** Views for the variants, taken in turn; the whole drawing when absent. */
  readonly crops?: readonly [Crop, ...Crop[]];
  /** False where left and right must stay (default true). */
  readonly mirrors?: boolean;
  readonly grid?: boolean;
}

/** The squared paper: one path, in units of 50. */
function squares(k: Kit): string {
  let d = '';
  for (let x = 50; x < WIDTH; x += 50) d += `M${x} 0V${HEIGHT}`;
  for (let y = 50; y < HEIGHT; y += 50) d += `M0 ${y}H${WIDTH}`;
  return k.stroke(d, 1.6, k.t.grid);
}

/** Keeps the view inside the drawing, so that a crop never shows an empty edge. */
function view({ zoom, x, y }: Crop): { zoom: number; left: number; top: number } {
  const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max);
  return {
    zoom,
    left: clamp(x - WIDTH / zoom / 2, WIDTH - WIDTH / zoom),
    top: clamp(y - HEIGHT / zoom / 2, HEIGHT - HEIGHT / zoom),
  };
}

/** Makes a scene out of a drawing: ground, squared paper, mirror and crop by variant. */
export function sceneOf(
  draw: (k: Kit, v: Variation) => string,
  settings: FrameSettings = {},
): SceneDrawing {
  return ({ variant, ground }) => {
    const k = kit(grounds[ground]);
    const v = variation(variant);
    const crops = settings.crops ?? [{ zoom: 1, x: 800, y: 500 }];
    const seen = view(crops[variant % crops.length] ?? crops[0]);
    const moved = `scale(${seen.zoom}) translate(${n(-seen.left)} ${n(-seen.top)})`;
    const mirrored =
      v.mirror && settings.mirrors !== false ? 'translate(1600 0) scale(-1 1) ' : '';
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${k.t.ground}"/>` +
      `<g transform="${mirrored}${moved}">` +
      (settings.grid === false ? '' : squares(k)) +
      draw(k, v) +
      '</g></svg>'
    );
  };
}
