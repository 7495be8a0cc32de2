/** Longest name of a file that is kept, in characters. */
export const MAX_FILE_NAME = 150;

/** The joiners U+200C and U+200D stay: Persian, the scripts of India and emoji are written with them. */
const FORBIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/** Names that are devices to Windows, with whatever extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Half a surrogate pair is no character, and cannot be written as UTF-8. */
const HALF_PAIRS = /\p{Cs}/gu;

/**
 * A file's name as it is kept and sent back: no folder, no control, direction or other unseen mark, no character or
 * device name that a file system refuses, no dot at either end, bounded with its extension kept. Never used as a path:
 * storage keys are our own.
 */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).pop() ?? '';
  const clean = last
    .replace(HALF_PAIRS, '')
    .replace(FORBIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(DEVICES, '_$1');
  if (!/[^\u200c\u200d]/u.test(clean)) return 'file';
  const characters = [...clean];
  if (characters.length <= MAX_FILE_NAME) return clean;
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 && clean.length - dot <= 12 ? [...clean.slice(dot)] : [];
  return [...characters.slice(0, MAX_FILE_NAME - extension.length), ...extension].join('');
}

/** The value of Content-Disposition for a download: a plain name for old clients and the whole one in UTF-8. */
export function contentDisposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const safe = safeFileName(name);
  const plain = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
