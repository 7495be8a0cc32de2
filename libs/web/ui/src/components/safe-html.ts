import DOMPurify from 'dompurify';

/** A legal text has headings, paragraphs, lists, tables and signatures; nothing in it loads, runs, or poses as the page. */
const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'option',
    'textarea',
    'dialog',
    'audio',
    'video',
    'source',
    'picture',
    'map',
    'area',
  ],
  FORBID_ATTR: ['id', 'name', 'class', 'srcset', 'background', 'action', 'tabindex', 'autofocus', 'contenteditable'],
  ALLOW_DATA_ATTR: false,
};

/** HTML that may be put into the page. Of images only those that the text carries itself are left (signatures). */
export function safeHtml(html: string): string {
  const fragment = DOMPurify.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true });
  for (const image of fragment.querySelectorAll('img'))
    if (!image.getAttribute('src')?.startsWith('data:image/png;base64,')) image.remove();
  for (const styled of fragment.querySelectorAll<HTMLElement>('[style]')) {
    const { textAlign } = styled.style;
    styled.removeAttribute('style');
    if (textAlign) styled.style.textAlign = textAlign;
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
