/** Elements that go with all that is in them. */
const gone = 'style, script, meta, link, title, xml, img, svg, object, iframe, form, input, button';
/** What may stay of attributes; of a style the alignment alone. */
const allowed = new Set(['href', 'colspan', 'rowspan', 'start', 'scope']);

/**
 * What a word processor puts on the clipboard, as plain rich text: its lists, which are paragraphs with a marker, become lists;
 * its way to say bold, italic and underlined becomes elements; classes, fonts, comments and empty paragraphs go.
 */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  removeComments(page);
  page.querySelectorAll(gone).forEach((element) => element.remove());
  makeLists(page.body);
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) {
    if (/^(b|strong)$/i.test(element.tagName) && element.style.fontWeight === 'normal') unwrap(element);
    else if (/^(span|font)$/i.test(element.tagName)) styledBy(element, page);
    // Office has elements of its own namespace, such as o:p.
    else if (element.tagName.includes(':')) unwrap(element);
    else cleanAttributes(element);
  }
  for (const paragraph of page.body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (!paragraph.textContent?.replace(/\u00a0/g, ' ').trim()) paragraph.remove();
  return page.body.innerHTML.trim();
}

function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  comments.forEach((comment) => comment.parentNode?.removeChild(comment));
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function styledBy(element: HTMLElement, page: Document): void {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style;
  const underlined = `${textDecoration} ${textDecorationLine}`.includes('underline');
  const names = [
    ...(fontWeight === 'bold' || Number(fontWeight) >= 600 ? ['strong'] : []),
    ...(fontStyle === 'italic' ? ['em'] : []),
    ...(underlined ? ['u'] : []),
  ];
  const [outer, ...inner] = names.map((name) => page.createElement(name));
  if (!outer) return unwrap(element);
  let last: Element = outer;
  for (const next of inner) {
    last.append(next);
    last = next;
  }
  last.append(...element.childNodes);
  element.replaceWith(outer);
}

function cleanAttributes(element: HTMLElement): void {
  const align = element.style.textAlign || element.getAttribute('align');
  for (const { name } of [...element.attributes]) if (!allowed.has(name)) element.removeAttribute(name);
  if (align && /^(center|right|justify)$/.test(align)) element.style.textAlign = align;
}

const level = (element: Element): number => Number(/level(\d+)/.exec(element.getAttribute('style') ?? '')?.[1] ?? 1);
const isItem = (element: Element): boolean =>
  /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '') || /^MsoListParagraph/i.test(element.className);

/** Takes the marker out of a paragraph that stands for an entry. Gives whether it counts. */
function takeMarker(paragraph: Element): boolean {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent ?? '';
  marker?.remove();
  return /^\W*([0-9]+|[a-z]|[ivxlc]+)\W/i.test(`${text} `) && /[0-9a-z]/i.test(text) && !/^o\s/.test(text);
}

function makeLists(body: Element): void {
  const open: HTMLElement[] = [];
  let previous: Element | undefined;
  for (const paragraph of [...body.querySelectorAll('p')].filter(isItem)) {
    const follows = previous !== undefined && previous === paragraph.previousElementSibling;
    if (!follows) open.length = 0;
    const depth = level(paragraph);
    const counts = takeMarker(paragraph);
    const entry = body.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    open.length = Math.min(open.length, depth);
    while (open.length < depth) {
      const list = body.ownerDocument.createElement(counts ? 'ol' : 'ul');
      const above = open.at(-1);
      if (above) (above.lastElementChild ?? above.appendChild(body.ownerDocument.createElement('li'))).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    open.at(-1)?.append(entry);
    paragraph.remove();
    previous = open[0];
  }
}
