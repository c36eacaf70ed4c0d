export { words } from './contents.ts';
import { articles } from './contents.ts';

export const { create } = articles;
