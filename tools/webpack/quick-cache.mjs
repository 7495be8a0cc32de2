import { StyleSheet } from '@emotion/sheet';
import { addRules } from './quick-rules.mjs';

/**
 * Emotion's sheet with its media queries in one of their own, behind it: they decide where they hold, as they do where they stand last in
 * a style. A browser that is given one more asks every element anew to which a rule of that sheet applies; of other rules those alone to
 * which the new one does.
 */
class PartedSheet extends StyleSheet {
  constructor(options) {
    super(options);
    this.queries = new StyleSheet(options);
  }

  insert(rule) {
    if (!rule.startsWith('@media')) return super.insert(rule);
    // Its place is behind a tag of ours, which there may not be yet.
    if (this.tags.length === 0) super.insert(`.${this.key}{}`);
    this.queries.insertionPoint = this.tags.at(-1);
    this.queries.insert(rule);
  }

  flush() {
    super.flush();
    this.queries.flush();
  }
}

/** In place of Emotion's own cache, which brings stylis along: see `quick-rules.mjs`. There is no page here that a server has rendered. */
export default function createCache({ key, nonce, container = document.head }) {
  const cache = {
    key,
    nonce,
    sheet: new PartedSheet({ key, nonce, container }),
    inserted: {},
    registered: {},
    insert(selector, { name, styles }, sheet, isLasting) {
      addRules(selector ? [selector] : [], styles, (rule) => sheet.insert(rule));
      if (isLasting) cache.inserted[name] = true;
    },
  };
  return cache;
}
