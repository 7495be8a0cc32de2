import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loanTypeValues } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { loanDocuments as words, loanLimits } from '@groundwork/domain-messages-admin';
import { masters } from '@groundwork/domain-messages-screens';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { LoanDocuments } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

type Document = LoanDocuments['documents'][number];
const documentOf = (
  type: Document['type'],
  need: Document['need'] = 'needed',
  hint: string | null = null,
): Document => ({
  type,
  need,
  hint,
});
const contracts = [documentOf('purchasecontract'), documentOf('presalecontract')];
const version = (number: number, documents: Document[], more: Partial<LoanDocuments> = {}): LoanDocuments => ({
  id: idOf(number),
  loanType: 'land',
  version: number,
  documents,
  editedBy: number === 1 ? null : idOf(7),
  editedAt: '2026-03-07T20:30:00.000Z',
  ...more,
});

/** What land asks for in two versions; a save makes the third. */
async function documentsAt(path: string, role: 'admin' | 'super' = 'super', refusal?: () => Response) {
  const state = {
    versions: [
      version(2, [...contracts, documentOf('photos', 'optional', 'From all four sides')]),
      version(1, contracts),
    ],
  };
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role },
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      [`GET /api/admin/users/profileByUid/${idOf(7)}`]: () => ({ firstName: 'Carolyn', lastName: 'Whitfield' }),
      'GET /api/admin/loandocuments': () =>
        loanTypeValues.map((loanType, index) =>
          loanType === 'land' ? state.versions[0] : version(1, contracts, { id: idOf(20 + index), loanType }),
        ),
      'GET /api/admin/loandocuments/land/versions': () => state.versions,
      'PUT /api/admin/loandocuments': ({ body }) => {
        if (refusal) return refusal();
        const { documents } = body as LoanDocuments;
        state.versions = [version(state.versions.length + 1, documents), ...state.versions];
        return state.versions[0];
      },
    },
  });
  end = mounted.end;
  const saves = () => mounted.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...mounted, saves, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const order = () =>
  within(screen.getByRole('form'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const photos = 'Interior and Exterior Photos';

describe('the documents by loan type', () => {
  it('are in the sidebar, and listed by loan type with what is needed and what is optional', async () => {
    const { said } = await documentsAt('/loandocuments');
    const table = within(await screen.findByRole('table', { name: words.title }));
    const row = table.getByRole('row', { name: /^Land/ });
    await waitFor(() =>
      expect(row.textContent).toBe(
        `LandPurchase Contract, Presale Contract${photos}2Carolyn Whitfield03/07/2026 04:30 PM EST`,
      ),
    );
    expect(table.getByRole('row', { name: /^Model/ }).textContent).toContain(`${words.nothing}1${masters.portal}`);
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      words.loanType,
      words.needed,
      words.optional,
      masters.versionColumn,
      masters.editedBy,
      masters.editedAt,
    ]);
    expect(screen.getByText(words.purpose)).toBeTruthy();
    expect(JSON.stringify(said.filter(([event]) => event === 'navigation').at(-1))).toContain('"/loandocuments"');
  });

  it('that could not be loaded say so', async () => {
    await documentsAt('/loandocuments/model');
    expect(await screen.findByText(words.failed)).toBeTruthy();
  });

  it('are changed by a super administrator: need, help text, order, one more, one less, saved once', async () => {
    const { user, saves, said } = await documentsAt('/loandocuments/land');
    expect((await button(words.save)).disabled).toBe(true);
    expect([screen.getByText(words.order), screen.getByText(words.presale)]).toHaveLength(2);
    await user.selectOptions(
      screen.getByRole('combobox', { name: fill(words.need, { document: 'Purchase Contract' }) }),
      words.optional,
    );
    const hint = screen.getByRole('textbox', { name: fill(words.hint, { document: photos }) });
    expect(screen.getAllByText(words.hintHint)).toHaveLength(3);
    await user.clear(hint);
    await user.type(hint, 'Every room');
    await user.click(await button(fill(words.up, { document: photos })));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(photos));
    await user.selectOptions(screen.getByRole('combobox', { name: words.add }), 'Insurance');
    await user.click(await button(words.addButton));
    await user.selectOptions(screen.getByRole('combobox', { name: words.add }), 'Title');
    await user.click(await button(words.addButton));
    await user.click(await button(fill(words.down, { document: 'Insurance' })));
    expect(order()).toEqual(['Purchase Contract', photos, 'Presale Contract', 'Title', 'Insurance']);
    await user.click(await button(fill(words.remove, { document: 'Title' })));
    await user.dblClick(await button(words.save));
    const text = fill(words.saved, { version: 3 });
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text }]));
    expect(saves()).toEqual([
      {
        loanType: 'land',
        version: 2,
        documents: [
          documentOf('purchasecontract', 'optional'),
          documentOf('photos', 'optional', 'Every room'),
          documentOf('presalecontract'),
          documentOf('insurance'),
        ],
      },
    ]);
    const versions = within(await screen.findByRole('table', { name: masters.versions }));
    await waitFor(() => expect(versions.getAllByRole('row')).toHaveLength(4));
    const [, newest, second, first] = versions.getAllByRole('row');
    const change = (name: string, before: string, after: string) =>
      fill(words.isChanged, { document: name, before, after });
    expect(newest?.textContent).toContain(
      change('Purchase Contract', words.needed, words.optional) +
        change(photos, 'Optional, From all four sides', 'Optional, Every room') +
        fill(words.isAdded, { document: 'Insurance' }) +
        words.reordered,
    );
    expect(second?.textContent).toContain(fill(words.isAdded, { document: photos }));
    expect(first?.textContent).toContain(loanLimits.firstVersion);
  });

  it('keep both contracts, and offer nothing twice', async () => {
    const { user } = await documentsAt('/loandocuments/land');
    for (const name of ['Purchase Contract', 'Presale Contract']) {
      const trash = await screen.findByRole('button', {
        name: fill(words.remove, { document: name }),
        description: fill(words.alwaysAsked, { document: name }),
      });
      expect(trash.getAttribute('aria-disabled')).toBe('true');
      await user.click(trash);
      expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
    }
    const offered = () =>
      within(screen.getByRole('combobox', { name: words.add }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(offered()).not.toContain(photos);
    await user.click(await button(fill(words.remove, { document: photos })));
    expect(offered()).toContain(photos);
    await user.click(await button(words.save));
    const versions = within(await screen.findByRole('table', { name: masters.versions }));
    await waitFor(() =>
      expect(versions.getAllByRole('row')[1]?.textContent).toContain(fill(words.isRemoved, { document: photos })),
    );
  });

  it('that are refused say why, and nothing is lost', async () => {
    const errors = [{ field: 'documents', message: shared.documentOnce }];
    const { user } = await documentsAt('/loandocuments/land', 'super', () =>
      Response.json({ status: 422, code: 'validation.failed', errors }, { status: 422 }),
    );
    await user.type(await screen.findByRole('textbox', { name: fill(words.hint, { document: photos }) }), '!');
    await user.click(await button(words.save));
    expect((await screen.findAllByText(new RegExp(shared.documentOnce)))[0]).toBeTruthy();
    expect(screen.getByRole('textbox', { name: fill(words.hint, { document: photos }) })).toHaveProperty(
      'value',
      'From all four sides!',
    );
  });

  it('are read, not changed, by any other administrator', async () => {
    await documentsAt('/loandocuments/land', 'admin');
    expect(await screen.findByText(words.readOnly)).toBeTruthy();
    expect(screen.getByText(`${photos}: Optional, From all four sides`)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
