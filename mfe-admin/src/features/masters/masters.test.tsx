import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { admin, masterPages as words } from '@groundwork/domain-messages-admin';
import { masters, screens } from '@groundwork/domain-messages-screens';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import adminArea from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeAll(() => {
  const nowhere = { x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0, toJSON: () => ({}) };
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
  Object.assign(document, { elementFromPoint: () => null });
});
beforeEach(() => localStorage.clear());
afterEach(() => end());

const at = '2026-03-07T20:30:00.000Z';
const edition = (number: number, more: object = {}) => ({
  id: idOf(number),
  version: 'Texas 2026',
  edition: number,
  content: `<p>Edition ${number} for {{clientName}} at {{initialLoanRate}}, {{additionalLoanRate}}, {{additionalFee}}.</p>`,
  initialLoanRate: 1,
  additionalLoanRate: 0.5,
  lastEditedBy: idOf(7),
  createdAt: at,
  updatedAt: at,
  ...more,
});
const terms = (version: number, content = `<p>Terms ${version}</p>`) => ({
  id: idOf(30 + version),
  version,
  content,
  lastEditedBy: version === 1 ? null : idOf(7),
  createdAt: at,
});

type Answers = Record<string, (call: SentCall) => unknown>;

async function mastersAt(path: string, role: 'admin' | 'super', answers: Answers = {}) {
  const area = await mountedArea({
    area: adminArea,
    user: { ...administrator, role },
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      [`GET /api/admin/users/profileByUid/${idOf(7)}`]: () => ({ firstName: 'Carolyn', lastName: 'Whitfield' }),
      'GET /api/admin/iccaagreementmaster/all': () => [edition(2), edition(9, { version: 'default', edition: 1 })],
      'GET /api/admin/iccaagreementmaster/all/Texas%202026': () => [edition(2), edition(1)],
      'GET /api/admin/esignmaster/all': () => [terms(2), terms(1)],
      ...answers,
    },
  });
  end = area.end;
  const errors = () =>
    area.said.flatMap(([event, said]) =>
      event === 'notify' && (said as { kind: string }).kind === 'error' ? [(said as { text: string }).text] : [],
    );
  return { ...area, errors, user: userEvent.setup() };
}

/** The first of a name: a table has its rows' buttons once more for a phone, and a dialog takes its time to close. */
const button = async (name: string) =>
  (await screen.findAllByRole<HTMLButtonElement>('button', { name }))[0] as HTMLButtonElement;
const conflict = (current: object) =>
  Response.json({ status: 409, code: 'state.version_conflict', current }, { status: 409 });
const sent = (calls: SentCall[]) => calls.filter(({ method }) => method !== 'GET');

/** Keys cannot be typed where nothing is laid out: words come by the clipboard. */
function paste(surface: HTMLElement, text: string): void {
  const data: Record<string, string> = { 'text/html': '', 'text/plain': text };
  fireEvent.paste(surface, { clipboardData: { getData: (type: string) => data[type] ?? '', types: ['text/plain'] } });
}

describe('the versions of the ICCA', () => {
  it('are viewed by an administrator, who can change none', async () => {
    const { user } = await mastersAt('/editicca', 'admin');
    expect(await screen.findByRole('heading', { level: 1, name: admin.viewIccaMaster })).toBeTruthy();
    expect(screen.getByText(words.iccaPurpose)).toBeTruthy();
    const row = await screen.findByRole('row', { name: /^Texas 2026/ });
    await waitFor(() => expect(row.textContent).toContain('Carolyn Whitfield03/07/2026 04:30 PM EST'));
    expect(screen.queryByRole('button', { name: admin.createNewVersion })).toBeNull();
    expect(within(row).queryByRole('button', { name: /^Delete/ })).toBeNull();
    await user.click(within(row).getByRole('button', { name: fill(words.viewVersion, { version: 'Texas 2026' }) }));
    expect((await screen.findByRole('region', { name: words.iccaText })).textContent).toContain('Edition 2');
    expect(screen.queryByRole('button', { name: words.editIcca })).toBeNull();
    await user.click(await button(words.goBack));
    expect(await screen.findByRole('row', { name: /^Texas 2026/ })).toBeTruthy();
  });

  it('that cannot be loaded say so; none says what that means', async () => {
    await mastersAt('/editicca', 'admin', {
      'GET /api/admin/iccaagreementmaster/all': () => Response.json({ code: 'upstream.unavailable' }, { status: 503 }),
    });
    expect(await screen.findByText(words.iccaFailed)).toBeTruthy();
    await end();
    await mastersAt('/editicca', 'super', { 'GET /api/admin/iccaagreementmaster/all': () => [] });
    expect(await screen.findByText(words.noIccaVersions)).toBeTruthy();
    await end();
    await mastersAt('/editicca?version=Gone', 'super', { 'GET /api/admin/iccaagreementmaster/all/Gone': () => [] });
    expect(await screen.findByText(words.versionGone)).toBeTruthy();
  });

  it('are deleted by the own full name in capitals alone', async () => {
    const { user, calls, said } = await mastersAt('/editicca', 'super', {
      'DELETE /api/admin/iccaagreementmaster/version/default': () => 'deleted',
      'DELETE /api/admin/iccaagreementmaster/version/Texas%202026': () =>
        Response.json({ code: 'upstream.unavailable', status: 503 }, { status: 503 }),
    });
    const remove = async (version: string, typed: string) => {
      await user.click(await button(fill(words.deleteVersion, { version })));
      const dialog = await screen.findByRole('alertdialog', { name: fill(words.deleteQuestion, { version }) });
      const name = 'CAROLYN WHITFIELD';
      await user.type(within(dialog).getByLabelText(fill(words.typeToDelete, { name })), typed);
      await user.click(within(dialog).getByRole('button', { name: words.deleteWord }));
      return dialog;
    };
    expect(await button(fill(words.editVersion, { version: 'default' }))).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(admin.editIccaMaster);
    const dialog = await remove('default', 'Carolyn Whitfield');
    expect(within(dialog).getByText(words.deleteDetail)).toBeTruthy();
    expect(within(dialog).getByText(fill(words.typeExactly, { name: 'CAROLYN WHITFIELD' }))).toBeTruthy();
    expect(sent(calls)).toEqual([]);
    const input = within(dialog).getByRole('textbox');
    expect(document.activeElement).toBe(input);
    await user.clear(input);
    await user.type(input, 'CAROLYN WHITFIELD');
    await user.click(within(dialog).getByRole('button', { name: words.deleteWord }));
    const text = fill(words.versionDeleted, { version: 'default' });
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text }]));
    const again = within(await remove('Texas 2026', 'CAROLYN WHITFIELD'));
    expect((await again.findByRole('alert')).textContent).toContain(admin.errorDeletingIcca);
  });
});

describe('a version of the ICCA', () => {
  it('is edited into the next edition with its rates, and previewed with the samples of the specification', async () => {
    const { user, calls, said } = await mastersAt('/editicca?version=Texas+2026', 'super', {
      'POST /api/admin/iccaagreementmaster/create': () => edition(3),
    });
    await user.click(await button(masters.preview));
    const dialog = await screen.findByRole('dialog', { name: masters.previewTitle });
    expect(dialog.textContent).toContain('Sample Homes LLC at 21, 15, 7.');
    await user.keyboard('{Escape}');
    await user.click(await button(words.editIcca));
    const rate = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${words.initialLoanRate}`));
    await user.clear(rate);
    await user.click(await button(words.saveIcca));
    expect(sent(calls)).toEqual([]);
    expect(rate.getAttribute('aria-invalid')).toBe('true');
    await user.type(rate, '1.25');
    paste(screen.getByRole('textbox', { name: words.iccaText }), 'Now: ');
    await user.click(await button(words.saveIcca));
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]?.body).toMatchObject({
      version: 'Texas 2026',
      initialLoanRate: 1.25,
      additionalLoanRate: 0.5,
      basedOnEdition: 2,
      content: expect.stringContaining('Now: Edition 2'),
    });
    const text = fill(words.iccaSaved, { edition: 3, version: 'Texas 2026' });
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text }]));
  });

  it('with a placeholder that nothing fills is not saved; what the service cannot keep is told', async () => {
    const { user, calls, errors } = await mastersAt('/editicca?version=Texas+2026', 'super', {
      'POST /api/admin/iccaagreementmaster/create': ({ body }) =>
        (body as { content: string }).content.includes('clientNmae')
          ? Response.json(
              {
                status: 422,
                code: 'validation.failed',
                errors: [{ field: 'content', code: 'field.invalid', message: 'Unknown: clientNmae' }],
              },
              { status: 422 },
            )
          : Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
    });
    await user.click(await button(words.editIcca));
    const surface = await screen.findByRole('textbox', { name: words.iccaText });
    paste(surface, 'Anew ');
    await user.click(await button(words.saveIcca));
    expect(
      (await screen.findByText(new RegExp(`^${admin.errorSavingIccaMaster}: `))).closest('[role=alert]'),
    ).toBeTruthy();
    paste(surface, '{{clientNmae}} ');
    await user.click(await button(words.saveIcca));
    expect(await screen.findByText(fill(shared.placeholdersUnknown, { names: 'clientNmae' }))).toBeTruthy();
    expect(sent(calls)).toHaveLength(1);
    expect(errors()).toEqual([]);
  });

  it('that somebody else saved meanwhile is shown; an older edition is read and compared', async () => {
    const { user } = await mastersAt('/editicca?version=Texas+2026', 'super', {
      'POST /api/admin/iccaagreementmaster/create': () => conflict(edition(3, { content: '<p>Theirs</p>' })),
    });
    await user.click(await button(fill(masters.compareVersions, { version: 1, open: 2 })));
    const dialog = await screen.findByRole('dialog', { name: fill(masters.differences, { before: 1, after: 2 }) });
    expect(dialog.querySelectorAll('ins').length).toBeGreaterThan(0);
    await user.keyboard('{Escape}');
    await user.click(await button(fill(masters.openVersion, { version: 1 })));
    expect(await screen.findByText(fill(masters.olderVersion, { version: 2 }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.editIcca })).toBeNull();
    await user.click(await button(fill(masters.openVersion, { version: 2 })));
    await user.click(await button(words.editIcca));
    paste(await screen.findByRole('textbox', { name: words.iccaText }), 'Mine ');
    await user.click(await button(words.saveIcca));
    expect(await screen.findByRole('alertdialog', { name: masters.savedInBetween })).toBeTruthy();
  });

  it('is made anew with a name of three characters that no other has', async () => {
    const { user, calls } = await mastersAt('/editicca', 'super', {
      'POST /api/admin/iccaagreementmaster/create': ({ body }) =>
        (body as { version: string }).version === 'Ohio'
          ? edition(8, { version: 'Ohio', edition: 1 })
          : conflict(edition(2)),
    });
    await user.click(await button(admin.createNewVersion));
    const name = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${words.versionName}`));
    expect(screen.getByText(words.versionNameHint)).toBeTruthy();
    const rates = [words.initialLoanRate, words.additionalLoanRate].map(
      (label) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value,
    );
    expect(rates).toEqual(['1', '0.5']);
    paste(await screen.findByRole('textbox', { name: words.iccaText }), 'Ohio text');
    await user.type(name, 'ab');
    await user.click(await button(words.saveIcca));
    expect(await screen.findByText(shared.versionNameTooShort)).toBeTruthy();
    await user.clear(name);
    await user.type(name, 'Texas 2026');
    await user.click(await button(words.saveIcca));
    expect(await screen.findByText(words.versionThere)).toBeTruthy();
    await user.clear(name);
    await user.type(name, 'Ohio');
    await user.click(await button(words.saveIcca));
    expect(await screen.findByRole('row', { name: /^Texas 2026/ })).toBeTruthy();
    expect(sent(calls).at(-1)?.body).toMatchObject({ version: 'Ohio', basedOnEdition: 0 });
  });
});

describe('the e-sign terms', () => {
  it('are read, previewed in a sample of the sign-up form, and edited into the next version', async () => {
    const { user, calls, said } = await mastersAt('/editesign', 'admin', {
      'POST /api/admin/esignmaster': () => terms(3),
    });
    expect(await screen.findByRole('heading', { level: 1, name: admin.editEsignMaster })).toBeTruthy();
    expect(screen.getByText(words.esignPurpose)).toBeTruthy();
    await user.click(await button(masters.preview));
    const dialog = await screen.findByRole('dialog', { name: masters.previewTitle });
    expect(within(dialog).getByRole('heading', { name: admin.reviewAccount })).toBeTruthy();
    for (const said of [words.sample, words.samplePerson, words.sampleEmail, words.samplePhone, 'Terms 2'])
      expect(dialog.textContent).toContain(said);
    await user.keyboard('{Escape}');
    await user.click(await button(words.editEsign));
    const surface = await screen.findByRole('textbox', { name: words.esignTerms });
    paste(surface, '{{firstName}} ');
    await user.click(await button(words.saveEsign));
    expect(await screen.findByText(fill(shared.placeholdersUnknown, { names: 'firstName' }))).toBeTruthy();
    await user.click(await button(screens.close));
    await user.click(await button(masters.loseTyped));
    await user.click(await button(words.editEsign));
    paste(await screen.findByRole('textbox', { name: words.esignTerms }), 'More. ');
    await user.click(await button(words.saveEsign));
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]?.body).toEqual({ content: '<p>More. Terms 2</p>', basedOnVersion: 2 });
    const text = fill(words.esignSaved, { version: 3 });
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text }]));
  });

  it('say when they could not be saved or loaded', async () => {
    const { user, errors } = await mastersAt('/editesign', 'admin', {
      'POST /api/admin/esignmaster': () =>
        Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
    });
    await user.click(await button(words.editEsign));
    paste(await screen.findByRole('textbox', { name: words.esignTerms }), 'More. ');
    await user.click(await button(words.saveEsign));
    expect(await screen.findByText(new RegExp(`^${admin.errorCreatingEsignMaster}: `))).toBeTruthy();
    expect(errors()).toEqual([]);
    await end();
    await mastersAt('/editesign', 'admin', {
      'GET /api/admin/esignmaster/all': () => Response.json({ code: 'upstream.unavailable' }, { status: 503 }),
    });
    expect(await screen.findByText(admin.errorGettingEsignData)).toBeTruthy();
  });
});
