// Run by the page before anything is painted (web/build/theme-init.ts): else a screen that was
// chosen dark would be white until the scripts have come.
import { readAppearance } from '../../data/staff/appearance.ts';
import { applyAppearance } from './apply.ts';

applyAppearance(readAppearance());
