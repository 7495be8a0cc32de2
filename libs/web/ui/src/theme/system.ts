import { createSystem } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.js';
import { breakpoints, keyframes, semanticTokens, textStyles, tokens } from './tokens.js';

const theme = { breakpoints, tokens, semanticTokens, textStyles, keyframes };

/** The page's own styles; only the shell ships them and the reset. */
const globalCss = {
  html: { colorScheme: 'light', lineHeight: '1.5', WebkitTextSizeAdjust: '100%' },
  'html.dark': { colorScheme: 'dark' },
  body: {
    background: 'bg',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'md',
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
  },
};

/** The design system for the shell: reset, page styles and variables at the root. */
export const createShellSystem = () => createSystem(baseConfig, { theme, globalCss, preflight: true });

/**
 * The design system for a remote: no reset, no page styles; its variables live inside its own element only, so
 * that a remote newer than the shell brings the tokens that it was built with.
 */
export const createAreaSystem = (root: string) =>
  createSystem(baseConfig, {
    theme,
    preflight: false,
    cssVarsRoot: root,
    // The dark values on the area's own element as well: those on the page lie behind the light ones that are set here.
    conditions: { dark: `.dark ${root} &` },
  });
