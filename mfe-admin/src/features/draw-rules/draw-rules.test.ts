import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawRuleLabels, drawRules, firstDrawRules } from '@groundwork/domain-draws';
import { automaticRules, fill } from '@groundwork/domain-messages';
import { drawRulesPage as words } from '@groundwork/domain-messages-admin';
import { masters } from '@groundwork/domain-messages-screens';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { DrawRulesVersion } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const own: DrawRulesVersion = { ...firstDrawRules, id: 'portal', version: 0, editedBy: null, editedAt: null };
const first: DrawRulesVersion = {
  ...own,
  id: idOf(1),
  version: 1,
  paidTwice: 'block',
  missingInvoiceAbove: 50_000,
  editedBy: idOf(7),
  editedAt: '2026-03-07T20:30:00.000Z',
};

async function rulesOf(versions: DrawRulesVersion[], role: 'admin' | 'super' = 'super') {
  const state = { versions };
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role },
    path: '/drawrules',
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      [`GET /api/admin/users/profileByUid/${idOf(7)}`]: () => ({ firstName: 'Carolyn', lastName: 'Whitfield' }),
      'GET /api/admin/drawrules': () => state.versions,
      'PUT /api/admin/drawrules': ({ body }) => {
        const saved = { ...first, ...(body as DrawRulesVersion), id: idOf(2), version: 2 };
        state.versions = [saved, ...state.versions];
        return saved;
      },
    },
  });
  end = mounted.end;
  const saves = () => mounted.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...mounted, saves, user: userEvent.setup() };
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: words.save });

describe('the draw rules', () => {
  it('stand as they came with the portal, each with what it looks at', async () => {
    const { said } = await rulesOf([own]);
    expect(await screen.findByText(words.own)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeTruthy();
    expect([screen.getByText(words.purpose), screen.getByText(words.modes)]).toHaveLength(2);
    for (const rule of drawRules) {
      const group = within(screen.getByRole('group', { name: drawRuleLabels[rule] }));
      expect(group.getByRole<HTMLSelectElement>('combobox', { name: words.mode }).value).toBe(firstDrawRules[rule]);
      expect(group.getByText(words.hints[rule])).toBeTruthy();
    }
    const navigation = said.filter(([kind]) => kind === 'navigation').at(-1);
    expect(JSON.stringify(navigation)).toContain('/drawrules');
  });

  it('are switched and set by a super administrator, into the next version with who and when', async () => {
    const { user, saves, said } = await rulesOf([first, own]);
    const rows = () => within(screen.getByRole('table', { name: masters.versions })).getAllByRole('row');
    const group = (rule: keyof typeof drawRuleLabels) =>
      within(screen.getByRole('group', { name: drawRuleLabels[rule] }));
    await screen.findByRole('table', { name: masters.versions });
    await user.selectOptions(group('missingInvoice').getByRole('combobox'), 'block');
    const percent = group('overBudget').getByRole('textbox');
    await user.clear(percent);
    await user.type(percent, '99');
    await user.click(save());
    expect(await screen.findByText(automaticRules.percentFrom)).toBeTruthy();
    expect(saves()).toEqual([]);
    await user.clear(percent);
    await user.type(percent, '105');
    await user.dblClick(save());
    const text = fill(words.saved, { version: 2 });
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text }]));
    expect(saves()).toEqual([
      expect.objectContaining({ version: 1, missingInvoice: 'block', overBudgetPercent: 105, paidTwice: 'block' }),
    ]);
    const change = (label: string, before: string, after: string) => fill(words.change, { label, before, after });
    await waitFor(() => expect(rows()).toHaveLength(3));
    await waitFor(() => expect(rows()[1]?.textContent).toContain('Carolyn Whitfield'));
    expect(rows()[1]?.textContent).toContain(
      change('Over budget: percent of the original value', '110', '105') +
        change(drawRuleLabels.missingInvoice, 'Warn', 'Block approval'),
    );
  });

  it('are read by any other administrator', async () => {
    await rulesOf([first, own], 'admin');
    expect(await screen.findByText(words.readOnly)).toBeTruthy();
    expect(screen.getByText('Missing invoice: needed above').nextSibling?.textContent).toBe('$500.00');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('that cannot be read say so', async () => {
    const mounted = await mountedArea({
      area,
      user: administrator,
      path: '/drawrules',
      answers: {
        'GET /api/admin/drawrequest/selections': () => [],
        'GET /api/admin/drawrules': () => Response.json({ status: 503 }, { status: 503 }),
      },
    });
    end = mounted.end;
    expect(await screen.findByText(words.failed)).toBeTruthy();
  });
});
