export { drafts, leavePublished, speech } from './contents.ts';
import { temoignages } from './contents.ts';

export const { create } = temoignages;
