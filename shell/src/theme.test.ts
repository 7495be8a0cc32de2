import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from '@jest/globals';

const script = readFileSync(new URL('./theme.js', import.meta.url), 'utf8');
const root = document.documentElement;
const run = () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  new Function(script)();
  return document.title;
};
const page = readFileSync(new URL('./index.html', import.meta.url), 'utf8');
afterEach(() => {
  root.removeAttribute('style');
  document.head.replaceChildren();
});

it('names the tab before the first paint, after the lender, or the portal where its style sheet is not to be had', () => {
  document.title = '';
  root.style.setProperty('--lender-name', 'Acme%20%26%20Sons');
  expect(run()).toBe('Acme & Sons');
  root.removeAttribute('style');
  expect(run()).toBe('Groundwork');
});

it('has nothing in the page itself that would be seen before', () => {
  expect(page).toContain('<title></title>');
  expect(page).not.toContain('Groundwork');
});

it('gives the icon the accent of the lender for light, also where the page is dark, and leaves it where there is none', () => {
  const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '';
  const opened = (chosen: string) => {
    document.head.innerHTML = new DOMParser().parseFromString(page, 'text/html').head.innerHTML;
    localStorage.setItem('groundwork.theme', chosen);
    run();
    root.classList.remove('dark');
    return icon();
  };
  const plain = opened('light');
  expect(plain).toContain("fill='%230d5c63'");
  const style = document.createElement('style');
  style.textContent =
    ':root { --chakra-colors-accent-solid: #6b21a8 } :root.dark { --chakra-colors-accent-solid: #d8b4fe }';
  document.body.append(style);
  for (const chosen of ['light', 'dark']) expect(opened(chosen)).toBe(plain.replace('%230d5c63', '%236b21a8'));
  style.remove();
  localStorage.clear();
});
