import { breakpoints, semanticTokens, textStyles, tokens } from '@groundwork/web-ui';
import type { Opening } from './opening.js';

/**
 * Draws what a home begins with before React is here: as `OpeningFrame`, which takes its place with React's first picture. Without the
 * design system, which comes with React; by the same tokens.
 */
export function drawOpening(root: HTMLElement, { heading, sentence }: Opening): void {
  const style = document.createElement('style');
  style.textContent = styles;
  const picture = part('div', part('header'), part('div', part('aside'), part('main', inMain(heading, sentence))));
  // For the eyes alone, as what takes its place.
  picture.ariaHidden = 'true';
  picture.className = name;
  root.replaceChildren(style, picture);
}

/** Calls when what was drawn has been painted, and after a while where nothing is painted: a tab that nobody sees. */
export function oncePainted(then: () => void): void {
  let called = false;
  const once = () => {
    if (!called) then();
    called = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, document.visibilityState === 'hidden' ? 0 : 250);
}

const name = 'opening';

function part(tag: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

function inMain(heading: string, sentence: string | undefined): HTMLElement {
  const header = part('div', part('h1', heading), ...(sentence ? [part('p', sentence)] : []));
  return part('div', header, part('i'));
}

const { colors } = semanticTokens;
const { spacing, sizes, fonts, fontSizes, fontWeights, lineHeights } = tokens;
const page = textStyles.page.value;

/** What of the colors is said here, for light or for dark. */
const colorsOf = (kind: 'base' | '_dark') =>
  Object.entries({
    bg: colors.bg.DEFAULT,
    panel: colors.bg.panel,
    fg: colors.fg.DEFAULT,
    muted: colors.fg.muted,
    border: colors.border.DEFAULT,
  })
    .map(([color, { value }]) => `--${color}:${value[kind]}`)
    .join(';');

/** It lies in the root beside what it is for, and goes with it. */
const styles = `
:root{${colorsOf('base')}}
:root.dark{${colorsOf('_dark')}}
body{margin:0;background:var(--bg)}
.${name}{display:flex;flex-direction:column;min-height:100dvh;color:var(--fg);font-family:${fonts['body']?.value};
font-size:${fontSizes['md']?.value};line-height:${lineHeights['normal']?.value};-webkit-font-smoothing:antialiased;
-webkit-text-size-adjust:100%}
.${name} *{box-sizing:border-box;margin:0}
.${name}>header{height:${sizes['topbar']?.value};background:var(--panel);border-bottom:1px solid var(--border)}
.${name}>div{flex:1;display:flex}
.${name} aside{display:none;flex-shrink:0;width:${sizes['sidebar']?.value};background:var(--panel);
border-inline-end:1px solid var(--border)}
.${name} main{flex:1;min-width:0;padding:${spacing['4']?.value}}
.${name} main>div{max-width:${sizes['page']?.value};margin-inline:auto}
.${name} h1{font-size:${fontSizes[page.fontSize]?.value};font-weight:${fontWeights[page.fontWeight]?.value};
line-height:${lineHeights[page.lineHeight]?.value};letter-spacing:${page.letterSpacing};text-wrap:balance}
.${name} p{margin-top:${spacing['1']?.value};max-width:${sizes['sentence']?.value};text-wrap:pretty;
color:var(--muted)}
.${name} i{display:block;width:1.25rem;height:1.25rem;margin:4.5rem auto 0;border:2px solid var(--muted);border-radius:50%;
border-inline-start-color:transparent;animation:turn .8s linear infinite,come 1ms 1s both}
@keyframes turn{to{transform:rotate(360deg)}}
@keyframes come{from{visibility:hidden}}
@media (prefers-reduced-motion:reduce){.${name} i{animation:come 1ms 1s both}}
@media (min-width:${breakpoints.sm}){.${name} aside{display:block}.${name} main{padding:${spacing['8']?.value}}}
`;
