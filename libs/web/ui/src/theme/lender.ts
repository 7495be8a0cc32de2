const known = new Map<string, string>();
let ofRoot = '';

/**
 * What the lender's style sheet says of it, '' where it says nothing. The page waits for that sheet, so that it is asked once: the browser
 * styles all that has changed to answer it. What is written at the root itself counts anew.
 */
function said(what: string): string {
  const root = document.documentElement;
  const written = root.style.cssText;
  if (written !== ofRoot) known.clear();
  ofRoot = written;
  const value =
    known.get(what) ?? decodeURIComponent(getComputedStyle(root).getPropertyValue(`--lender-${what}`).trim());
  known.set(what, value);
  return value;
}

/** What the lender is called; the portal's own name where it has none. */
export const lenderName = (): string => said('name') || 'Groundwork';

/** Where its logo is and what it shows; the address is '' without one. */
export const lenderLogo = (): { readonly id: string; readonly alt: string } => ({
  id: said('logo'),
  alt: said('logo-alt'),
});
