export { dataUrl, drawing, isThere, quarantined } from './pictures.ts';
