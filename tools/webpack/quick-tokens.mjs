/**
 * In place of Chakra's dictionary of tokens, in what is built and in tests: the same answers for tokens that are a text, or one for light
 * and one for dark. Chakra takes each of them through transforms and middleware when a page starts, for what the portal's have none of.
 */
export function createTokenDictionary({ prefix, tokens = {}, semanticTokens = {}, breakpoints = {} }) {
  const all = new Map();
  const refs = {};
  const cssVarMap = new Map([['base', new Map()]]);

  function add(path, value, conditions) {
    const [category, ...rest] = path;
    const prop = rest.join('.');
    const name = `--${prefix}-${[category, ...rest]
      .join('-')
      .replace(/[^\w-]/g, '\\$&')
      .replace(/[A-Z]/g, hyphened)}`;
    const cssVar = { var: name, ref: `var(${name})` };
    all.set(`${category}.${prop}`, {
      name: `${category}.${prop}`,
      value,
      extensions: { category, prop, cssVar, conditions },
    });
    (refs[category] ??= {})[prop] = cssVar.ref;
    for (const [condition, text] of Object.entries(conditions ?? { base: value })) {
      if (!cssVarMap.has(condition)) cssVarMap.set(condition, new Map());
      cssVarMap.get(condition).set(name, text);
    }
  }

  const sizesOfWidths = Object.entries(breakpoints).map(([name, value]) => [`breakpoint-${name}`, { value }]);
  const plain = {
    ...tokens,
    breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, value]) => [name, { value }])),
    sizes: { ...tokens.sizes, ...Object.fromEntries(sizesOfWidths) },
  };
  eachToken(plain, [], (path, value) => add(path, value));
  eachToken(semanticTokens, [], (path, value) => add(path, value.base, value));
  for (const [prop, ref] of Object.entries(refs.spacing ?? {})) {
    const name = `spacing.-${prop}`;
    refs.spacing[`-${prop}`] = `calc(${ref} * -1)`;
    all.set(name, { name, value: `calc(${ref} * -1)`, extensions: { category: 'spacing', prop: `-${prop}` } });
  }

  const getVar = (name, fallback) => {
    const dot = typeof name === 'string' ? name.indexOf('.') : -1;
    return (dot > 0 && refs[name.slice(0, dot)]?.[name.slice(dot + 1)]) || fallback;
  };
  return {
    prefix,
    allTokens: [...all.values()],
    cssVarMap,
    categoryMap: new Map(),
    colorPaletteMap: new Map(),
    getByName: (name) => all.get(name),
    getVar,
    getCategoryValues: (category) => refs[category] ?? null,
    expandReferenceInValue: (text) =>
      text.includes('{') ? text.replace(/\{([^{}]*)\}/g, (_, name) => getVar(name, name)) : text,
  };
}

const hyphened = (letter) => `-${letter.toLowerCase()}`;

/** Calls `found` with the way to each token and what it says; the name DEFAULT is left out of the way. */
function eachToken(tree, path, found) {
  for (const [key, branch] of Object.entries(tree)) {
    const further = key === 'DEFAULT' ? path : [...path, key];
    if ('value' in branch) found(further, branch.value);
    else eachToken(branch, further, found);
  }
}
