import { useState } from 'react';

/** Links of a letter open where the reader is, as a click on a link in a mail program would, in this tab. */
const inThisTab = (html: string): string => html.replace('<head>', '<head><base target="_top">');

/**
 * A letter as a mail program shows it, kept apart from the portal: no script runs in it and no form is sent (sandbox and the
 * page's content security policy), only a click leads out of it. It has the portal's origin so that its height can be measured.
 */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(480);
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      srcDoc={inThisTab(html)}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.body.offsetHeight ?? 480)}
      style={{ display: 'block', width: '100%', height, border: 0, borderRadius: 8 }}
    />
  );
}
