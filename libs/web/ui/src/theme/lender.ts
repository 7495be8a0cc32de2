/** What the lender's style sheet says of it, '' where it says nothing. */
const said = (what: string): string =>
  decodeURIComponent(getComputedStyle(document.documentElement).getPropertyValue(`--lender-${what}`).trim());

/** What the lender is called; the portal's own name where it has none. */
export const lenderName = (): string => said('name') || 'Groundwork';

/** Where its logo is and what it shows; the address is '' without one. */
export const lenderLogo = (): { readonly id: string; readonly alt: string } => ({
  id: said('logo'),
  alt: said('logo-alt'),
});
