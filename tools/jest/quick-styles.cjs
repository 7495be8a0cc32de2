/**
 * jsdom computes every property of an element's style, out of all rules, whenever one property is asked for. Queries by role,
 * names and presses ask whether an element is shown and takes presses: these few are read off the rules that fit, as jsdom
 * cascades them. Whoever asks for another property gets jsdom's own style.
 */
const { createRequire } = require('node:module');
const path = require('node:path');
const { classesOf, wantedFor } = require('./quick-selectors.cjs');

const living = path.join(path.dirname(require.resolve('jsdom')), 'jsdom', 'living');
const { matchesDontThrow } = require(path.join(living, 'helpers', 'selectors.js'));
const { implForWrapper } = require(path.join(living, 'generated', 'utils.js'));
const defaultSheet = require(path.join(living, '..', 'browser', 'default-stylesheet.js'));
const ofJsdom = createRequire(require.resolve('jsdom'));
const { parse } = ofJsdom('rrweb-cssom');

/** What is read off; with the value of the root where it is inherited. */
const known = { display: {}, visibility: { initial: 'visible' }, 'pointer-events': { initial: 'auto' } };
const names = new Map(
  Object.keys(known).flatMap((name) =>
    [name, name.replace(/-(.)/, (_, one) => one.toUpperCase())].map((alias) => [alias, name]),
  ),
);

/** Rules by a class or a tag that their elements have, and those of any; each with its place in the order of all. */
class Rules {
  any = [];
  classes = new Map();
  tags = new Map();

  constructor(sheets) {
    let place = 0;
    for (const { cssRules } of sheets)
      for (const rule of cssRules) {
        const isOfScreen = rule.media && Array.prototype.includes.call(rule.media, 'screen');
        const rules = rule.media ? (isOfScreen ? rule.cssRules : []) : [rule];
        for (const { selectorText, style } of rules)
          if (typeof selectorText === 'string' && style) this.add({ selectorText, style, place: (place += 1) });
      }
  }

  add(entry) {
    for (const { tag, name } of wantedFor(entry.selectorText)) {
      const [map, key] = name === undefined ? [this.tags, tag] : [this.classes, name];
      if (key === undefined) this.any.push(entry);
      else if (map.has(key)) map.get(key).push(entry);
      else map.set(key, [entry]);
    }
  }

  /** The declarations that fit an element, in their order. */
  fitting(element) {
    const may = new Set(this.any);
    for (const entry of this.tags.get(element._localName.toLowerCase()) ?? []) may.add(entry);
    for (const name of classesOf(element)) for (const entry of this.classes.get(name) ?? []) may.add(entry);
    return [...may]
      .sort((one, other) => one.place - other.place)
      .filter(({ selectorText }) => matchesDontThrow(element, selectorText))
      .map(({ style }) => style);
  }
}

const ofBrowser = new Rules([parse(defaultSheet)]);

/** What is known of the elements of a page, until jsdom forgets its own styles of them. */
const states = new WeakMap();
function knownOf(element) {
  const document = element._ownerDocument;
  const ofNow = (document._styleCache ??= new WeakMap());
  let state = states.get(ofNow);
  if (!state) states.set(ofNow, (state = { rules: new Rules(document.styleSheets._list), elements: new WeakMap() }));
  let values = state.elements.get(element);
  if (!values) {
    const declarations = [...ofBrowser.fitting(element), ...state.rules.fitting(element)];
    if (element.style) declarations.push(element.style);
    state.elements.set(element, (values = { declarations }));
  }
  return values;
}

function valueOf(element, name) {
  const values = knownOf(element);
  if (name in values) return values[name];
  let value = '';
  for (const style of values.declarations) {
    const own = style.getPropertyValue(name).trim();
    if (own !== '') value = own === 'unset' ? '' : own;
  }
  const { initial } = known[name];
  if (value === '' && initial) value = element.parentElement ? valueOf(element.parentElement, name) : initial;
  return (values[name] = value);
}

/** Gives a page a `getComputedStyle` that computes what it is asked for. */
exports.quickStyles = (page) => {
  const whole = page.getComputedStyle;
  page.getComputedStyle = (wrapper, pseudo) => {
    const element = implForWrapper(wrapper);
    if (pseudo || !element?._attached) return whole(wrapper, pseudo);
    let style;
    const rest = () => (style ??= whole(wrapper));
    return new Proxy(Object.create(page.CSSStyleDeclaration.prototype), {
      get(_, name) {
        if (names.has(name)) return valueOf(element, names.get(name));
        if (name === 'getPropertyValue')
          return (property) => (property in known ? valueOf(element, property) : rest().getPropertyValue(property));
        const value = rest()[name];
        return typeof value === 'function' ? value.bind(style) : value;
      },
      has: (_, name) => name in rest(),
    });
  };
};
