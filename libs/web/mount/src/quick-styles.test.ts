import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

/** What `tools/jest/quick-styles.cjs` and `quick-labels.cjs` may not change: the answers that jsdom gives by itself. */

const page = `
  <main class="page"><div hidden><b>hidden</b></div>
    <section class="away"><p>away</p><p class="back">back</p></section>
    <p style="display: inline-block; visibility: hidden">in line <i>below</i></p>
    <p class="still" style="pointer-events: none"><button>no press</button><a class="press" href="#a">press</a></p>
    <ul class="none unset"><li>one</li></ul><span class="late early">order</span><input type="hidden"><td>cell</td>
  </main>`;
const rules = `
  .away { visibility: hidden; display: flex } .back { visibility: visible }
  .none { display: none } .unset { display: unset } .late { display: grid } .early { display: block }
  .press, nothing { pointer-events: all; color: red }
  @media print { main { display: none } } @media screen { .page { visibility: visible; cursor: wait } }
  @keyframes turn { from { top: 0 } } @supports (display: grid) { main { display: none } }
  p:not(.back) > i { display: block }`;
const readOff = ['display', 'visibility', 'pointer-events'] as const;

beforeEach(() => {
  document.head.innerHTML = `<style>${rules}</style>`;
  document.body.innerHTML = page;
});
afterEach(() => {
  document.head.innerHTML = document.body.innerHTML = '';
});

const elements = () => [...document.querySelectorAll<HTMLElement>('*')];

describe('the style of an element', () => {
  /** All that jsdom computes, written out: nobody reads off what is in there. */
  const whole = (element: Element) => getComputedStyle(element).cssText;
  const ofWhole = (element: Element) =>
    readOff.map((name) => new RegExp(`(?:^|; )${name}: ([^;]*);`).exec(whole(element))?.[1] ?? '');

  it('says of each whether it is shown and takes presses, as jsdom does', () => {
    const differing = elements().filter((element) => {
      const style = getComputedStyle(element);
      const quick = [style.display, style.visibility, style.pointerEvents];
      const named = readOff.map((name) => style.getPropertyValue(name));
      return [quick, named].some((values) => JSON.stringify(values) !== JSON.stringify(ofWhole(element)));
    });
    expect(differing.map(({ outerHTML }) => outerHTML)).toEqual([]);
    // The comparison compares something.
    expect(new Set(elements().map((element) => ofWhole(element).join()))).toEqual(
      new Set([
        'block,visible,auto',
        'none,visible,auto',
        ',visible,auto',
        'flex,hidden,auto',
        'block,hidden,auto',
        'inline-block,hidden,auto',
        'block,visible,none',
        'inline-block,visible,none',
        ',visible,all',
        'list-item,visible,auto',
      ]),
    );
  });

  it('follows what changes, and has every other property', () => {
    const link = document.querySelector('a') as HTMLElement;
    const section = document.querySelector('section') as HTMLElement;
    const states = () => [
      getComputedStyle(section.firstElementChild as Element).visibility,
      getComputedStyle(link).color,
    ];
    const seen = [states()];
    section.className = '';
    link.className = '';
    seen.push(states());
    section.style.visibility = 'collapse';
    expect([...seen, states()]).toEqual([
      ['hidden', 'rgb(255, 0, 0)'],
      ['visible', 'canvastext'],
      ['collapse', 'canvastext'],
    ]);
    expect(getComputedStyle(link)).toBeInstanceOf(CSSStyleDeclaration);
  });
});

describe('the labels of a field', () => {
  const fields = `
    <label for="a">first</label><label for="a">second</label><input id="a"><input id="a" class="twin">
    <label id="around">around <span><input class="inner"><select></select></span></label>
    <label for="">of none</label><label for="nobody">of none</label><label for="text">of no field</label>
    <p id="text"></p><label for="hidden"></label><input id="hidden" type="hidden"><textarea></textarea>
    <label>none inside</label><label for="b">b</label><button id="b"></button>`;
  const labelled = () =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea, button')].map((field) => [
      field.labels && [...field.labels],
      field.type === 'hidden'
        ? null
        : [...document.querySelectorAll('label')].filter(({ control }) => control === field),
    ]);

  it('are those that name it or stand around it, also after a change', () => {
    document.body.innerHTML = fields;
    const agree = (expected: number[]) => {
      const both = labelled();
      expect(both.map(([quick]) => quick)).toEqual(both.map(([, walked]) => walked));
      expect(both.map(([quick]) => quick?.length ?? -1)).toEqual(expected);
    };
    agree([2, 0, 1, 0, -1, 0, 1]);
    document.querySelector('#a')?.removeAttribute('id');
    agree([0, 2, 1, 0, -1, 0, 1]);
    document.querySelector('.inner')?.remove();
    agree([0, 2, 1, -1, 0, 1]);
  });
});
