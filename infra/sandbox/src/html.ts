const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe to put into a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

const shown = (value: unknown): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(shown).join('');
  return value === undefined || value === false
    ? ''
    : String(value).replace(/[&<>"']/g, (character) => special[character] ?? '');
};

/** A template whose values are escaped, but for those that are {@link Html} already. */
export const html = (parts: TemplateStringsArray, ...values: readonly unknown[]): Html =>
  new Html(parts.reduce((text, part, at) => text + shown(values[at - 1]) + part));

/** A page of the sandbox. `status` and `code` of the body are what its script tells the portal. */
export const page = (
  title: string,
  body: Html,
  told: { readonly status?: number; readonly code?: string; readonly origin?: string } = {},
): string =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/sandbox.css"></head>
<body${told.status === undefined ? '' : new Html(html` data-status="${told.status}" data-code="${told.code}" data-origin="${told.origin}"`.text)}>
<main>
${body}
</main>
${told.status === undefined ? '' : new Html('<script src="/widget.js"></script>')}
</body>
</html>`.text;
