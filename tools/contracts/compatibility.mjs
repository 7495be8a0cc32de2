/**
 * What one version of an OpenAPI document breaks for callers of the version before. Pure: two documents in, sentences
 * out. What a caller may rely on: every operation under its path, method and operationId, the parameters and bodies that
 * it may send, the statuses that it may meet, and every property of an answer with its type. Widening is free: another
 * value of an answer's enumeration, a new property of an answer, a new optional parameter.
 *
 * @typedef {Record<string, any>} Schema
 * @typedef {Record<string, any>} Document
 * @typedef {'request' | 'answer'} Direction  Which way the value travels: callers write requests and read answers.
 * @typedef {{ before: Document, after: Document, direction: Direction, seen: Set<string> }} Comparison
 */

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** @param {Document} document @param {any} value @returns {any} */
function resolve(document, value) {
  let current = value;
  while (current?.$ref)
    current = current.$ref
      .replace(/^#\//, '')
      .split('/')
      .reduce((/** @type {any} */ at, /** @type {string} */ key) => at?.[key], document);
  return current;
}

/**
 * A schema with its reference followed and its `allOf` merged, so that two spellings of the same shape are the same.
 *
 * @param {Document} document @param {Schema | undefined} schema @returns {Schema}
 */
function flat(document, schema) {
  const { allOf, ...own } = resolve(document, schema) ?? {};
  return (allOf ?? []).reduce((/** @type {Schema} */ merged, /** @type {Schema} */ part) => {
    const more = flat(document, part);
    return {
      ...more,
      ...merged,
      ...(merged.properties || more.properties ? { properties: { ...more.properties, ...merged.properties } } : {}),
      ...(merged.required || more.required ? { required: [...(merged.required ?? []), ...(more.required ?? [])] } : {}),
    };
  }, own);
}

/** @param {Schema} schema */
const typeOf = (schema) => schema.type ?? (schema.properties ? 'object' : undefined);

/** @param {Schema} schema @returns {Schema[] | undefined} */
const alternatives = (schema) => schema.oneOf ?? schema.anyOf;

/**
 * Bounds as [keyword, whether the second value lets less pass than the first].
 *
 * @type {[string, (before: number, after: number) => boolean][]}
 */
const bounds = [
  ...['maximum', 'maxLength', 'maxItems'].map(
    (key) =>
      /** @type {[string, (before: number, after: number) => boolean]} */ ([key, (before, after) => after < before]),
  ),
  ...['minimum', 'minLength', 'minItems'].map(
    (key) =>
      /** @type {[string, (before: number, after: number) => boolean]} */ ([key, (before, after) => after > before]),
  ),
];

/** @param {Comparison} comparison @param {Schema} before @param {Schema} after @param {string} at @returns {string[]} */
function unions(comparison, before, after, at) {
  const olds = alternatives(before) ?? [before];
  const news = alternatives(after) ?? [after];
  const agree = (/** @type {Schema} */ old, /** @type {Schema} */ now) =>
    schemas({ ...comparison, seen: new Set(comparison.seen) }, old, now, at).length === 0;
  // What callers send must still be taken by some alternative; what they get must be one that they knew.
  const broken =
    comparison.direction === 'request'
      ? olds.some((old) => !news.some((now) => agree(old, now)))
      : news.some((now) => !olds.some((old) => agree(old, now)));
  return broken ? [`${at}: the alternatives changed`] : [];
}

/** @param {Comparison} comparison @param {Schema} before @param {Schema} after @param {string} at @returns {string[]} */
function values(comparison, before, after, at) {
  const { direction } = comparison;
  const found = [];
  const [old, now] = [typeOf(before), typeOf(after)];
  const wider = direction === 'request' ? old === 'integer' && now === 'number' : old === 'number' && now === 'integer';
  if (old !== now && !wider && !(direction === 'request' && now === undefined))
    return [`${at}: the type changed from ${old ?? 'anything'} to ${now ?? 'anything'}`];
  if (before.format && after.format && before.format !== after.format)
    found.push(`${at}: the format changed from ${before.format} to ${after.format}`);
  if (direction === 'answer' && after.nullable && !before.nullable) found.push(`${at}: may now be null`);
  if (direction === 'request' && before.nullable && !after.nullable) found.push(`${at}: may no longer be null`);
  if (direction === 'request' && after.enum) {
    const gone = before.enum
      ? before.enum.filter((/** @type {unknown} */ value) => !after.enum.includes(value))
      : ['other values'];
    if (gone.length) found.push(`${at}: no longer takes ${gone.join(', ')}`);
  }
  if (direction === 'request')
    for (const [key, tighter] of bounds)
      if (after[key] !== undefined && (before[key] === undefined || tighter(before[key], after[key])))
        found.push(`${at}: ${key} is now ${after[key]}`);
  return found;
}

/** @param {Comparison} comparison @param {Schema} before @param {Schema} after @param {string} at @returns {string[]} */
function properties(comparison, before, after, at) {
  const { direction } = comparison;
  const [olds, news] = [before.properties ?? {}, after.properties ?? {}];
  const required = (/** @type {Schema} */ schema, /** @type {string} */ name) =>
    schema.required?.includes(name) ?? false;
  const found = Object.keys(olds).flatMap((name) => {
    const place = `${at}.${name}`;
    if (!(name in news)) return [`${place}: removed`];
    if (direction === 'answer' && required(before, name) && !required(after, name))
      return [`${place}: may now be missing`];
    if (direction === 'request' && !required(before, name) && required(after, name))
      return [`${place}: is now required`];
    return schemas(comparison, olds[name], news[name], place);
  });
  if (direction === 'request')
    for (const name of Object.keys(news))
      if (!(name in olds) && required(after, name)) found.push(`${at}.${name}: new and required`);
  return found;
}

/**
 * @param {Comparison} comparison @param {Schema | undefined} rawBefore @param {Schema | undefined} rawAfter @param
 * {string} at @returns {string[]}
 */
function schemas(comparison, rawBefore, rawAfter, at) {
  // A shape that contains itself is compared once.
  const pair = `${rawBefore?.$ref} ${rawAfter?.$ref}`;
  if (rawBefore?.$ref && rawAfter?.$ref) {
    if (comparison.seen.has(pair)) return [];
    comparison.seen.add(pair);
  }
  const before = flat(comparison.before, rawBefore);
  const after = flat(comparison.after, rawAfter);
  if (alternatives(before) || alternatives(after)) return unions(comparison, before, after, at);
  const found = values(comparison, before, after, at);
  if (before.properties || after.properties) found.push(...properties(comparison, before, after, at));
  if (before.items && after.items) found.push(...schemas(comparison, before.items, after.items, `${at}[]`));
  if (typeof before.additionalProperties === 'object' && typeof after.additionalProperties === 'object')
    found.push(...schemas(comparison, before.additionalProperties, after.additionalProperties, `${at}.*`));
  return found;
}

/** @param {Document} before @param {Document} after @param {Direction} direction */
const comparing = (before, after, direction) => ({ before, after, direction, seen: new Set() });

/**
 * Bodies by their content type.
 *
 * @param {Comparison} comparison @param {Record<string, Schema> | undefined} before @param {Record<string, Schema> |
 * undefined} after @param {string} at
 * @returns {string[]}
 */
const contents = (comparison, before, after, at) =>
  Object.entries(before ?? {}).flatMap(([type, content]) => {
    const now = after?.[type];
    return now
      ? schemas({ ...comparison, seen: new Set() }, content.schema, now.schema, at)
      : [`${at}: ${type} is gone`];
  });

/** What every HTTP client sends by itself: nobody is broken by a document that names it no longer. */
const sentAnyway = new Set(['header parameter user-agent']);

/** @param {Document} before @param {Document} after @param {Schema} old @param {Schema} now @param {string} at @returns {string[]} */
function parameters(before, after, old, now, at) {
  const key = (/** @type {Schema} */ parameter) => `${parameter.in} parameter ${parameter.name}`;
  const all = (/** @type {Document} */ document, /** @type {Schema} */ operation) =>
    new Map(
      (operation.parameters ?? [])
        .map((/** @type {Schema} */ one) => resolve(document, one))
        .map((/** @type {Schema} */ one) => [key(one), one]),
    );
  const [olds, news] = [all(before, old), all(after, now)];
  const found = [...olds].flatMap(([name, parameter]) => {
    const successor = news.get(name);
    if (!successor) return sentAnyway.has(name) ? [] : [`${at}: ${name} removed`];
    if (successor.required && !parameter.required) return [`${at}: ${name} is now required`];
    return schemas(comparing(before, after, 'request'), parameter.schema, successor.schema, `${at}: ${name}`);
  });
  for (const [name, parameter] of news)
    if (!olds.has(name) && parameter.required) found.push(`${at}: ${name} is new and required`);
  return found;
}

/** @param {Document} before @param {Document} after @param {Schema} old @param {Schema} now @param {string} at @returns {string[]} */
function operation(before, after, old, now, at) {
  const found = parameters(before, after, old, now, at);
  if (old.operationId !== now.operationId) found.push(`${at}: called ${now.operationId} instead of ${old.operationId}`);
  const [oldBody, newBody] = [resolve(before, old.requestBody), resolve(after, now.requestBody)];
  if (oldBody && !newBody) found.push(`${at}: body removed`);
  if (newBody?.required && !oldBody) found.push(`${at}: body is new and required`);
  if (oldBody && newBody)
    found.push(...contents(comparing(before, after, 'request'), oldBody.content, newBody.content, `${at}: body`));
  for (const [status, raw] of Object.entries(old.responses ?? {})) {
    const answer = resolve(after, now.responses?.[status]);
    if (!answer) found.push(`${at}: status ${status} removed`);
    else
      found.push(
        ...contents(
          comparing(before, after, 'answer'),
          resolve(before, raw).content,
          answer.content,
          `${at}: ${status}`,
        ),
      );
  }
  return found;
}

/**
 * Everything in `after` that breaks callers of `before`, a sentence each; empty where nothing does.
 *
 * @param {Document} before @param {Document} after @returns {string[]}
 */
export function breakingChanges(before, after) {
  return Object.entries(before.paths ?? {}).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .flatMap((method) => {
        const at = `${method.toUpperCase()} ${path}`;
        const now = after.paths?.[path]?.[method];
        return now ? operation(before, after, item[method], now, at) : [`${at}: removed`];
      }),
  );
}

/** @param {Document} document Major number of its `info.version`. */
const major = (document) => Number.parseInt(document.info?.version ?? '0', 10);

/**
 * The breaking changes that no new major version allows.
 *
 * @param {Document} before @param {Document} after @returns {string[]}
 */
export const forbiddenChanges = (before, after) => (major(after) > major(before) ? [] : breakingChanges(before, after));
