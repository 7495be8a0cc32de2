import { find as words } from '@groundwork/domain-messages-shell';
import type { UserSummary } from '@groundwork/web-mount';
import type { FoundItem } from '../../data/find.js';

export type Kind = FoundItem['kind'];
type Role = UserSummary['role'];

/** The kinds of what is found, in the order in which they are shown. */
export const kindTitles: Readonly<Record<Kind, string>> = {
  application: words.applications,
  company: words.companies,
  person: words.people,
  broker: words.brokers,
  referral: words.referrals,
};

/** Where a borrower finds an application, by its status. */
function ownApplicationPath({ id, state }: FoundItem): string {
  if (state === 'in_progress') return `/applications/${id}`;
  if (state === 'awaiting') return `/items/${id}`;
  return state === 'approved' ? `/loans/${id}` : `/review/reviewapplication/${id}`;
}

/** The page of what was found. */
export function placeOf(item: FoundItem, role: Role): string {
  const { kind, id, state, companyId } = item;
  if (kind === 'company') return `/admin?company=${id}`;
  if (kind === 'broker') return `/brokers?broker=${id}`;
  if (kind === 'referral') return `/?referral=${id}`;
  if (kind === 'person') {
    if (companyId) return `/admin?company=${companyId}`;
    return state === 'broker' ? '/brokers' : '/administrators';
  }
  if (role === 'borrower') return ownApplicationPath(item);
  return state === 'approved' ? `/loans/${id}` : `/admin/reviewapplication/${id}`;
}
