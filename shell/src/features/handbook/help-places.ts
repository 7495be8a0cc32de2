import type { UserSummary } from '@groundwork/web-mount';
import type { BookName } from '../../data/handbook.js';

type Role = UserSummary['role'];

/** A beginning of paths and the page that is about them; `*` stands for one part of a path. The first that fits counts. */
type Places = readonly (readonly [pattern: string, page: string])[];

const places: Readonly<Record<BookName, Places>> = {
  borrower: [
    ['/home', 'your-day'],
    ['/applications/*', 'application'],
    ['/applications', 'application'],
    ['/items', 'documents'],
    ['/loans/*/changes', 'budget-changes'],
    ['/loans/*/inspections', 'inspections'],
    ['/loans', 'draws'],
    ['/review', 'review'],
    ['/closing', 'closing'],
    ['/financial', 'documents'],
    ['/personal', 'people-and-account'],
    ['/setupCompany', 'company'],
    ['/account', 'people-and-account'],
    ['/updatePassword', 'people-and-account'],
  ],
  broker: [
    ['/fees', 'fees'],
    ['/manageBroker', 'account'],
    ['/', 'referrals'],
  ],
  lender: [
    ['/admin/reviewapplication', 'decision'],
    ['/admin/decision', 'decision'],
    ['/admin', 'company-review'],
    ['/activity', 'your-day'],
    ['/dealentry', 'deal-entry'],
    ['/administrators', 'administrators'],
    ['/approval/adverse', 'adverse-action'],
    ['/approval', 'decision'],
    ['/pipeline', 'applications'],
    ['/draws/*/changes', 'budget-changes'],
    ['/draws', 'draws'],
    ['/drawapproval', 'rules'],
    ['/loans', 'interest-and-payoff'],
    ['/funding', 'funding'],
    ['/inspections', 'inspections'],
    ['/termsheets', 'legal-texts'],
    ['/waivermasters', 'legal-texts'],
    ['/editicca', 'legal-texts'],
    ['/editesign', 'legal-texts'],
    ['/settings', 'settings'],
    ['/loanlimits', 'rules'],
    ['/drawrules', 'rules'],
    ['/loandocuments', 'rules'],
    ['/brokers', 'brokers'],
    ['/manageBroker', 'brokers'],
    ['/apitokens', 'integrations'],
    ['/webhooks', 'integrations'],
    ['/apireference', 'integrations'],
    ['/operations', 'operations'],
    ['/audit', 'administrators'],
    ['/account', 'administrators'],
    ['/updatePassword', 'administrators'],
    ['/valuation', 'valuation'],
    ['/close', 'closing'],
    ['/portfolio', 'portfolio'],
  ],
};

/** The book that somebody reads. */
export const bookOf = (role: Role): BookName => (role === 'admin' || role === 'super' ? 'lender' : role);

const fits = (pattern: string, path: string): boolean => {
  const parts = path.split('/').filter(Boolean);
  const wanted = pattern.split('/').filter(Boolean);
  return wanted.length === 0
    ? parts.length === 0
    : wanted.length <= parts.length && wanted.every((part, at) => part === '*' || part === parts[at]);
};

/** The pages that screens lead to, for the check that they are there. */
export const pagesWithScreens = (book: BookName): string[] => places[book].map(([, page]) => page);

/** Where help about a screen is; the contents where no page is about it. */
export function helpPathOf(role: Role, path: string): string {
  const [, page] = places[bookOf(role)].find(([pattern]) => fits(pattern, path)) ?? [];
  return page ? `/handbook/${page}` : '/handbook';
}
