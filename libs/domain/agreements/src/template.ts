import { fill, shared } from '@groundwork/domain-messages';

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

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Fills `{{name}}` of a text's HTML with what `html` makes of the name; what that brings in is not filled again. */
export function fillPlaceholders(template: string, html: (name: string) => string): string {
  return template.replace(PLACEHOLDER, (_, name: string) => html(name));
}

/**
 * Fills `{{name}}` of an agreement's HTML. Values are escaped; a signature becomes an image; a known placeholder
 * without data, and an unknown one, renders N/A. The template itself is sanitised by whoever shows or keeps it.
 */
export function renderTemplate(html: string, data: TemplateData): string {
  return fillPlaceholders(html, (name) => valueOf(name, data));
}

/** Braces of a value, so that nothing which a value brings in is filled afterwards. */
const closedBraces = (html: string): string => html.replaceAll('{', '&#123;').replaceAll('}', '&#125;');

/**
 * Fills all but the named placeholders, which stay for whoever signs next: what was filled reads the same for both, and no
 * value can name one of those that are left.
 */
export function fillAllBut(later: readonly Placeholder[], html: string, data: TemplateData): string {
  const left: ReadonlySet<string> = new Set(later);
  return fillPlaceholders(html, (name) => (left.has(name) ? `{{${name}}}` : closedBraces(valueOf(name, data))));
}

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

/**
 * The names that a template uses and that are no placeholders, as they are read: an editor warns about them. Braces around
 * anything else than a name are named with what stands in them, a name that is formatted in its middle as `{{na…me}}`.
 */
export function unknownPlaceholders(html: string, known: readonly string[] = placeholders): string[] {
  const unknown = [...html.matchAll(/\{\{([\s\S]*?)\}\}/g)].map(([whole, inside = '']) => {
    const [, name] = /^\s*(\w+)\s*$/.exec(inside) ?? [];
    if (name !== undefined) return known.includes(name) ? undefined : name;
    return withoutTags(whole);
  });
  const left = html.replace(/\{\{[\s\S]*?\}\}/g, '');
  const open = ['{{', '}}'].filter((braces) => left.includes(braces));
  return [...new Set([...unknown.filter((name) => name !== undefined), ...open])];
}

/** What is wrong with a text that names what nothing fills; undefined where there is nothing. */
export function unknownComplaint(unknown: readonly string[]): string | undefined {
  return unknown.length === 0 ? undefined : fill(shared.placeholdersUnknown, { names: unknown.join(', ') });
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
