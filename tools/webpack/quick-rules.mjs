/**
 * In place of stylis, in what is built and in tests: the same rules in the same order from what Emotion writes, which is declarations,
 * nested selectors and at-rules, without comments and without spaces. stylis reads any style sheet, token by token, and gives each property
 * the prefixes of browsers that run none of the portal's scripts.
 */

/** What the browsers that run ES2022 know by their prefix alone, by the name up to its first hyphen but one. */
const prefixed = /^(?:user-select|backdrop-filter|hyphens|print-color-adjust|box-decoration-break|mask(?:-[a-z]+)?)$/;

/** Calls `add` with each rule of `styles` within `selectors`, which are none at the top of a sheet. */
export function addRules(selectors, styles, add) {
  rulesOf(styles, 0, selectors, add);
}

/** From `start` to the brace that closes the block; what the block says of itself comes before what is nested in it. Says where it ends. */
function rulesOf(text, start, selectors, add) {
  let own = '';
  const nested = [];
  const later = (rule) => nested.push(rule);
  let from = start;
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === semicolon) {
      own += declaration(text.slice(from, at), add);
      from = at + 1;
    } else if (code === quote || code === apostrophe) at = endOfString(text, at, code);
    else if (code === round || code === square) at = endOfBrackets(text, at);
    else if (code === open) {
      at = nestedRules(text.slice(from, at).trim(), text, at + 1, selectors, later);
      from = at + 1;
    } else if (code === close) break;
  }
  own += declaration(text.slice(from, at), add);
  if (own) add(selectors.length > 0 ? `${selectors.join(',')}{${own}}` : own);
  for (const rule of nested) add(rule);
  return at;
}

function nestedRules(head, text, start, selectors, add) {
  if (head.charCodeAt(0) !== atSign) return rulesOf(text, start, selectorsWithin(head, selectors), add);
  if (/^@(?:media|supports|layer|container)\b/.test(head)) {
    let inner = '';
    const end = rulesOf(text, start, selectors, (rule) => (inner += rule));
    if (inner) add(`${head}{${inner}}`);
    return end;
  }
  // Of key frames and fonts each line stands as it is.
  const end = endOfBrackets(text, start - 1);
  add(`${head}{${text.slice(start, end)}}`);
  return end;
}

/** A line with its prefix; a statement such as `@layer a, b` is a rule of its own, and a label is none. */
function declaration(line, add) {
  const written = line.trim();
  if (!written || written.startsWith('label:')) return '';
  if (written.charCodeAt(0) === atSign) {
    add(`${written};`);
    return '';
  }
  const name = written.slice(0, written.indexOf(':'));
  return prefixed.test(name) ? `-webkit-${written};${written};` : `${written};`;
}

const within = new Map();

/** A nested selector with that around it in place of `&`: before it where it has none, and close to it where it begins with a colon. */
function selectorsWithin(head, outer) {
  const key = `${outer.join()}\n${head}`;
  let selectors = within.get(key);
  if (!selectors) {
    selectors = listOf(head).flatMap((one) =>
      outer.length === 0
        ? [one.replaceAll('&', '').trim()]
        : outer.map((around) =>
            one.includes('&')
              ? one.replaceAll('&', around)
              : `${around}${one.charCodeAt(0) === colon ? '' : ' '}${one}`,
          ),
    );
    if (within.size > mostKept) within.clear();
    within.set(key, selectors);
  }
  return selectors;
}

const mostKept = 500;

/** The selectors of a list; a comma in brackets or in a string parts none. */
function listOf(head) {
  if (!head.includes(',')) return [head];
  const list = [];
  let from = 0;
  for (let at = 0; at < head.length; at++) {
    const code = head.charCodeAt(at);
    if (code === quote || code === apostrophe) at = endOfString(head, at, code);
    else if (code === round || code === square) at = endOfBrackets(head, at);
    else if (code === comma) {
      list.push(head.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...list, head.slice(from).trim()];
}

function endOfString(text, start, mark) {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== mark) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

/** Where the bracket at `start` is closed. */
function endOfBrackets(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote || code === apostrophe) at = endOfString(text, at, code);
    else if (code === round || code === square || code === open) depth++;
    else if ((code === roundEnd || code === squareEnd || code === close) && --depth === 0) return at;
  }
  return text.length;
}

const [semicolon, quote, apostrophe, round, square, open, close, atSign, colon, comma, backslash, roundEnd, squareEnd] =
  [...`;"'([{}@:,\\)]`].map((sign) => sign.charCodeAt(0));
