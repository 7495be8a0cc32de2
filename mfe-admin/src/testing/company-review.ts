import { afterEach } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../export-app.js';
import { aCompany, anAdmin } from './a-company.js';
import { administrator } from './administrator.js';

const { companyId } = aCompany();
const boss = anAdmin(administrator.id, 'Carolyn', true);
/** A user of the company, and an administrator of the lender as well. */
export const lee = anAdmin('user-lee', 'Lee');
export const nameOfLee = 'Lee Hale';

interface Said {
  readonly kind: string;
  readonly text: string;
}

export interface CompanyReviewOptions {
  readonly role?: 'admin' | 'super';
  readonly tab?: 'admin' | 'company';
  readonly answers?: Record<string, () => unknown>;
}

/** Opens a company with its users, or the administrators of the lender, for the tests of a file; each is closed after its test. */
export function companyReviews() {
  let close = async () => {};
  afterEach(() => close());
  return async ({ role = 'super', tab = 'admin', answers = {} }: CompanyReviewOptions = {}) => {
    const mounted = await mountedArea({
      area,
      user: { ...administrator, role },
      path: `/admin?company=${companyId}&tab=${tab}`,
      answers: {
        'GET /api/admin/drawrequest/selections': () => [],
        'GET /api/admin/brokers': () => [],
        [`GET /api/admin/company/byId/${companyId}`]: () => aCompany(),
        [`GET /api/admin/company/users/${companyId}`]: () => [
          { id: lee.userId, firstName: 'Lee', lastName: 'Hale', email: lee.email },
        ],
        [`GET /api/admin/admin/getAdminsForCompany/${companyId}`]: () => [],
        'GET /api/admin/admin/getAdmins': () => [boss, lee],
        ...answers,
      },
    });
    close = mounted.end;
    const user = userEvent.setup();
    const table = async () =>
      within(
        await screen.findByRole('table', {
          name: tab === 'admin' ? 'Administrators of the lender' : 'Users of this company',
        }),
      );
    /** Presses what is beside Lee. */
    const open = async (action: string) =>
      user.click((await table()).getByRole('button', { name: `${action}: ${nameOfLee}` }));
    const sentTo = (path: string) => mounted.calls.filter((call) => call.path === path).map(({ body }) => body);
    const told = () =>
      mounted.said.flatMap(([event, payload]) =>
        event === 'notify' ? [[(payload as Said).kind, (payload as Said).text]] : [],
      );
    /** Beside whom an action is offered. */
    const offered = async (action: string) =>
      (await table())
        .queryAllByRole('button', { name: new RegExp(`^${action}: `) })
        .map((button) => button.getAttribute('aria-label'));
    return { ...mounted, user, table, open, sentTo, told, offered };
  };
}
