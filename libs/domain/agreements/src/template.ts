/** Placeholders of an agreement's text (sign-in specification, section 3). */
export const placeholders = [
  'bfiLogo',
  'today',
  'day',
  'month',
  'year',
  'version',
  'clientName',
  'clientRep',
  'initialLoanRate',
  'additionalLoanRate',
  'additionalFee',
  'adminFirstName',
  'adminLastName',
  'adminEmailAddress',
  'adminSignature',
  'adminTitle',
  'acceptedDate',
  'title',
  'firstName',
  'lastName',
  'businessName',
  'businessState',
  'streetAddress',
  'state',
  'city',
  'zipCode',
  'phoneNumberA',
  'phoneNumberB',
  'emailAddressA',
  'emailAddressB',
  'brokerSignature',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** What a placeholder without data renders. */
export const MISSING = 'N/A';

/** Placeholders that render an image; their values are PNG data URLs, shown at 100 by 25 pixels. */
const images: ReadonlySet<string> = new Set<Placeholder>(['adminSignature', 'brokerSignature', 'bfiLogo']);
const IMAGE = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;

/** Text as HTML shows it: nothing in it is markup. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export type TemplateData = { readonly [Name in Placeholder]?: string | number | null };

function valueOf(name: string, data: TemplateData): string {
  const value = Object.hasOwn(data, name) ? data[name as Placeholder] : undefined;
  if (value === undefined || value === null || value === '') return MISSING;
  if (!images.has(name)) return escapeHtml(String(value));
  return IMAGE.test(String(value)) ? `<img src="${String(value)}" width="100" height="25" alt="">` : MISSING;
}

/**
 * Fills `{{name}}` of an agreement's HTML. Values are escaped; a signature becomes an image; a known placeholder
 * without data, and an unknown one, renders N/A. The template itself is sanitised by whoever shows or keeps it.
 */
export function renderTemplate(html: string, data: TemplateData): string {
  return html.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => valueOf(name, data));
}

/** The names that a template uses and that are no placeholders: an editor warns about them. */
export function unknownPlaceholders(html: string): string[] {
  const used = [...html.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? '');
  return [...new Set(used)].filter((name) => !placeholders.includes(name as Placeholder));
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The date placeholders of a day (YYYY-MM-DD): today as MM/DD/YYYY, day, month by name, year. */
export function datePlaceholders(date: string): Required<Pick<TemplateData, 'today' | 'day' | 'month' | 'year'>> {
  const [year = '', month = '', day = ''] = date.split('-');
  return { today: `${month}/${day}/${year}`, day: String(Number(day)), month: MONTHS[Number(month) - 1] ?? '', year };
}
