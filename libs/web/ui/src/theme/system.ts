import { createSystem } from '@chakra-ui/react/styled-system';
import type { SystemContext } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.js';
import { breakpoints, keyframes, semanticTokens, textStyles, tokens } from './tokens.js';

/** What shell and areas have alike. */
export const themeOfAll = { breakpoints, tokens, semanticTokens, textStyles, keyframes };

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
    '*, *::before, *::after': { animationDuration: '1ms !important', transition: 'none !important' },
  },
};

/**
 * Chakra makes the recipe of an element at each of its renderings, and with it forgets what it has found out of the last one. Here
 * it is made once for each component.
 */
function withLastingRecipes(system: SystemContext): SystemContext {
  const recipes = new WeakMap<object, unknown>();
  const cva = (config: Parameters<SystemContext['cva']>[0]) => {
    const made = recipes.get(config) ?? withoutLayer(system.cva(config));
    recipes.set(config, made);
    return made;
  };
  return { ...system, cva: cva as SystemContext['cva'] };
}

type Recipe = ReturnType<SystemContext['cva']>;

/**
 * What a recipe says stands behind what is written at an element, as in the layer that Chakra puts it into: by a selector that weighs
 * nothing. For each rule of a layer that is added a browser asks every element of the page anew for its style, its font and its place.
 */
function withoutLayer(recipe: Recipe): Recipe {
  const behind = new WeakMap<object, object>();
  const styleOf = (variants?: object) => {
    const layered = recipe(variants as Parameters<Recipe>[0]);
    const found = behind.get(layered) ?? { ':where(&)': layered['@layer recipes'] };
    behind.set(layered, found);
    return found;
  };
  return Object.assign(styleOf, recipe) as Recipe;
}

/** The design system for the shell: reset, page styles and variables at the root. */
export const createShellSystem = () =>
  withLastingRecipes(createSystem(baseConfig, { theme: themeOfAll, globalCss, preflight: true }));

/**
 * The design system for a remote: no reset, no page styles; its variables live inside its own element only, so
 * that a remote newer than the shell brings the tokens that it was built with.
 */
export const createAreaSystem = (root: string) =>
  withLastingRecipes(
    createSystem(baseConfig, {
      theme: themeOfAll,
      preflight: false,
      cssVarsRoot: root,
      // The dark values on the area's own element as well: those on the page lie behind the light ones that are set here.
      conditions: { dark: `.dark ${root} &` },
    }),
  );
