import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { siteTheme } from './theme-config.ts';

/** The design system as the public site wears it: always light. */
export const system = createSystem(defaultBaseConfig, siteTheme);
