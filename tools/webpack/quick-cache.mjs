import { StyleSheet } from '@emotion/sheet';
import { addRules } from './quick-rules.mjs';

/** In place of Emotion's own cache, which brings stylis along: see `quick-rules.mjs`. There is no page here that a server has rendered. */
export default function createCache({ key, nonce, container = document.head }) {
  const cache = {
    key,
    nonce,
    sheet: new StyleSheet({ key, nonce, container }),
    inserted: {},
    registered: {},
    insert(selector, { name, styles }, sheet, isLasting) {
      addRules(selector ? [selector] : [], styles, (rule) => sheet.insert(rule));
      if (isLasting) cache.inserted[name] = true;
    },
  };
  return cache;
}
