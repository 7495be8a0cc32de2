import { afterEach, describe, expect, it } from '@jest/globals';

/** What `tools/jest/quick-selectors.cjs` may not change: a rule fits the elements that its selector matches, and no other. */

const page = `
  <section class="css-1 page" id="s">
    <p class="css-2">one</p>
    <p class="css-2 css-3" data-open="a,b c">two <b class="css-4">bold</b></p>
    <ul><li>first</li><li class="css-12">second</li></ul>
    <svg class="css-5"><linearGradient class="css-6"></linearGradient></svg>
    <input class="w_1/2 css-2" disabled>
  </section>`;

const selectors = [
  '*',
  'p',
  'P',
  '.css-2',
  '.css-1',
  'p.css-2.css-3',
  '.css-3.css-2',
  '.css-1 .css-4',
  '.css-1 > p',
  '.css-1>.css-2',
  'p+p',
  'p ~ ul li',
  'ul, .css-4, nothing',
  ':is(p, .css-4)',
  '.css-2:not(.css-3)',
  '.css-2:is(:disabled, [disabled])',
  '.css-1 :is(b, li)',
  '#s',
  '#s.css-1',
  '[data-open="a,b c"]',
  '[data-open="a,b c"] b',
  '.css-3[data-open="a,b c"]',
  '.css-1\n.css-4',
  '.css-5 .css-6',
  'linearGradient',
  '.w_1\\/2',
  '.w_1\\/2.css-2',
  'input.w_1\\/2',
  '.css-12:last-child',
  '.css-2::before',
  '.none',
];

describe('the style that a rule gives', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  it.each(selectors)('goes to the elements that %j matches', (selector) => {
    document.body.innerHTML = page;
    document.head.innerHTML = `<style>${selector} { visibility: collapse; --fits: yes }</style>`;
    const elements = [...document.body.querySelectorAll('*')];
    const styled = elements.filter((element) => getComputedStyle(element).getPropertyValue('--fits') === 'yes');
    expect(styled.map(({ outerHTML }) => outerHTML)).toEqual(
      elements.filter((element) => element.matches(selector)).map(({ outerHTML }) => outerHTML),
    );
  });

  it('follows a class that comes and goes', () => {
    document.head.innerHTML = '<style>@keyframes turn { from { top: 0 } } .away { display: none }</style>';
    document.body.innerHTML = '<p>here</p>';
    const paragraph = document.querySelector('p') as HTMLElement;
    const shown = () => getComputedStyle(paragraph).display;
    const seen = [shown()];
    paragraph.className = 'away';
    seen.push(shown());
    paragraph.className = '';
    expect([...seen, shown()]).toEqual(['block', 'none', 'block']);
  });

  it('leaves out what recipes say: of a table jsdom would show neither what is for wide places nor what is for narrow ones', () => {
    document.head.innerHTML =
      '<style>:where(.css-2) { display: none } html :where(.css-2) > b { display: none }</style>';
    document.body.innerHTML = '<p class="css-2">one <b>more</b></p>';
    const shown = [...document.querySelectorAll('p, b')].map((element) => getComputedStyle(element).display);
    expect(shown).not.toContain('none');
  });
});
