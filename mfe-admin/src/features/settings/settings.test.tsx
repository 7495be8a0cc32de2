import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstLender, lenderRecord, letterTextRecord } from '@groundwork/domain-accounts';
import { fill, lenderRules } from '@groundwork/domain-messages';
import { admin, lenderPage as words, signingSetting, titles } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import type { UserSummary } from '@groundwork/web-mount';
import area from '../../export-app.js';
import { lenderValue } from './lender-values.js';
import type { LenderVersion, LetterSetting, LetterVersion } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

const superAdministrator: UserSummary = { ...administrator, role: 'super' };
let end = async () => {};
afterEach(async () => {
  await end();
  localStorage.clear();
});

const first: LenderVersion = { ...firstLender, id: 'portal', version: 0, logoId: null, editedBy: null, editedAt: null };
const acme: LenderVersion = {
  ...first,
  id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9c001',
  version: 1,
  name: 'Acme Lending',
  logoId: 'ab12cd34ef',
  editedBy: superAdministrator.id,
  editedAt: '2026-03-02T15:00:00.000Z',
};
const text = {
  subject: '{name} was approved',
  preheader: '',
  body: 'Hello {firstName},\n\ngood news.',
  action: 'Open',
};
const letter: LetterSetting = {
  id: 'portal',
  name: 'applicationApproved',
  version: 0,
  words: text,
  isOwn: true,
  editedBy: null,
  editedAt: null,
  hasAction: true,
  placeholders: [
    { name: 'firstName', sample: 'Ada' },
    { name: 'name', sample: 'Heights Townhomes' },
  ],
};

async function open(path: string, answers: Record<string, unknown>, user = superAdministrator) {
  const mounted = await mountedArea({
    area,
    user,
    path,
    answers: Object.fromEntries(
      Object.entries({
        'GET /api/admin/drawrequest/statuses': [],
        [`GET /api/admin/users/profileByUid/${superAdministrator.id}`]: { firstName: 'Sue', lastName: 'Perl' },
        ...answers,
      }).map(([call, answer]) => [call, typeof answer === 'function' ? answer : () => answer]),
    ) as Record<string, (call: SentCall) => unknown>,
  });
  end = mounted.end;
  const sent = (method: string) => mounted.calls.filter((call) => call.method === method).map(({ body }) => body);
  return { ...mounted, sent, user: userEvent.setup() };
}
const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label.replace(/[()]/g, '.')}`));

describe('the settings', () => {
  it('lead to whatever holds for everybody, also to what has its own page already', async () => {
    await open('/settings', {});
    const list = within(await screen.findByRole('list', { name: words.areas }));
    expect(screen.getByText(words.purpose)).toBeTruthy();
    const places = list.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
    expect(places).toEqual([
      ['/settings/lender', words.shown + words.shownDetail],
      ['/settings/letters', words.letters + words.lettersDetail],
      ['/settings/signing', signingSetting.title + signingSetting.purpose],
      ['/loanlimits', titles.loanLimits + words.limitsDetail],
      ['/loandocuments', titles.loanDocuments + words.documentsDetail],
      ['/drawrules', titles.drawRules + words.rulesDetail],
      ['/drawapproval', words.approvals + words.approvalsDetail],
      ['/administrators', words.people + words.peopleDetail],
      ['/apitokens', titles.apiTokens + words.tokensDetail],
      ['/webhooks', titles.webhooks + words.webhooksDetail],
      ['/operations', titles.operations + words.operationsDetail],
      ['/termsheets', titles.termSheets + words.termSheetsDetail],
      ['/waivermasters', titles.waiverMasters + words.waiversDetail],
      ['/editicca', admin.editIccaMaster + words.agreementDetail],
      ['/editesign', admin.editEsignMaster + words.esignDetail],
    ]);
  });
});

describe('name, logo and colours', () => {
  it('are saved as the next version, with a logo that was chosen', async () => {
    const { user, sent, said } = await open('/settings/lender', {
      'GET /api/admin/lender': [first],
      'PUT /api/admin/lender': acme,
    });
    const name = await field(lenderRecord.fields.name.label);
    expect(screen.getByText(words.own)).toBeTruthy();
    expect(screen.getByText(words.colorHint)).toBeTruthy();
    await user.clear(name);
    await user.type(name, 'Acme Lending');
    const png = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], 'logo.png', {
      type: 'image/png',
    });
    await user.upload(screen.getByLabelText(new RegExp(words.chooseLogo)), png);
    expect(await screen.findByRole('img', { name: words.logo })).toBeTruthy();
    expect(screen.getByText(words.logoHint)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(fill(words.pickColor, { label: lenderRecord.fields.accentLight.label })), {
      target: { value: '#6b21a8' },
    });
    await user.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() =>
      expect(said).toContainEqual(['notify', { kind: 'success', text: fill(words.saved, { version: 1 }) }]),
    );
    expect(sent('PUT')).toEqual([
      {
        ...firstLender,
        name: 'Acme Lending',
        accentLight: '#6b21a8',
        logo: 'iVBORw0KGgoB',
        version: 0,
      },
    ]);
  });

  it('of which a colour that cannot be read is refused at its field, before it is sent, and shown in no preview', async () => {
    const { user, sent } = await open('/settings/lender', { 'GET /api/admin/lender': [first] });
    const light = await field(lenderRecord.fields.accentLight.label);
    const preview = within(screen.getByRole('region', { name: words.preview }));
    expect(
      [preview.getAllByText(words.sampleButton), preview.getAllByText(words.sampleLink)].map((l) => l.length),
    ).toEqual([2, 2]);
    for (const title of [words.onLight, words.onDark]) expect(preview.getByText(title)).toBeTruthy();
    await user.clear(light);
    await user.type(light, '#ffd54f');
    expect(preview.getAllByText(words.sampleButton)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: words.save }));
    expect(await screen.findByText(/has a contrast of 1\.4 to 1/)).toBeTruthy();
    expect(light.getAttribute('aria-invalid')).toBe('true');
    expect(sent('PUT')).toEqual([]);
  });

  it('of which a logo of another kind or size is refused, and one that is there is taken away', async () => {
    const { user, sent } = await open('/settings/lender', {
      'GET /api/admin/lender': [acme, first],
      'PUT /api/admin/lender': { ...acme, version: 2, logoId: null },
    });
    const choose = await screen.findByLabelText(new RegExp(words.chooseLogo));
    expect((await screen.findByRole('img', { name: words.logo })).getAttribute('src')).toBe(
      '/api/shell/lender/logo/ab12cd34ef',
    );
    const refused = async (file: File) => {
      fireEvent.change(choose, { target: { files: [file] } });
      return (await screen.findByRole('alert')).textContent;
    };
    expect(await refused(new File(['<svg onload="x"/>'], 'logo.png', { type: 'image/png' }))).toBe(
      lenderRules.logoNoPng,
    );
    const large = new File([new Uint8Array(61_441)], 'logo.png', { type: 'image/png' });
    fireEvent.change(choose, { target: { files: [large] } });
    expect(await screen.findByText(lenderRules.logoTooLarge)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.removeLogo }));
    expect(screen.queryByRole('img', { name: words.logo })).toBeNull();
    await user.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() => expect(sent('PUT')).toMatchObject([{ logo: null, version: 1 }]));
  });

  it('show what each version changed, and lose nothing to somebody who was first', async () => {
    const second = {
      ...acme,
      id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9c002',
      version: 2,
      name: 'Acme Capital',
      logoId: null,
    };
    const { user } = await open('/settings/lender', {
      'GET /api/admin/lender': [second, acme, first],
      'PUT /api/admin/lender': () =>
        Response.json(
          { status: 409, code: 'state.version_conflict', current: { ...acme, version: 3, name: 'Other Lending' } },
          { status: 409 },
        ),
    });
    const name = await field(lenderRecord.fields.name.label);
    const label = lenderRecord.fields.name.label;
    expect(
      (await screen.findAllByText(fill(words.change, { label, before: 'Acme Lending', after: 'Acme Capital' }))).length,
    ).toBeGreaterThan(0);
    expect(
      screen.getAllByText(fill(words.change, { label: words.logo, before: 'ab12cd34', after: words.noLogo })).length,
    ).toBeGreaterThan(0);
    await user.clear(name);
    await user.type(name, 'My Lending');
    await user.click(screen.getByRole('button', { name: words.save }));
    const dialog = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    for (const each of ['Other Lending', 'My Lending']) expect(dialog.getAllByText(each).length).toBeGreaterThan(0);
    expect(lenderValue('logo', 'iVBORw0KGgo')).toBe(words.newLogo);
  });

  it('are read by who may not change them, and say that they could not be read', async () => {
    await open('/settings/lender', { 'GET /api/admin/lender': [first] }, administrator);
    expect(await screen.findByText(words.readOnly)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.save })).toBeNull();
    await end();
    await open('/settings/lender', {
      'GET /api/admin/lender': () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }),
    });
    expect(await screen.findByText(words.failed)).toBeTruthy();
  });
});

describe('the letters', () => {
  const own: LetterSetting = { ...letter, version: 3, isOwn: false, editedBy: acme.editedBy, editedAt: acme.editedAt };
  const versionOf = ({ hasAction: _h, placeholders: _p, ...rest }: LetterSetting): LetterVersion => rest;
  const page = (setting: LetterSetting, more: Record<string, unknown> = {}, user = superAdministrator) =>
    open(
      '/settings/letters/applicationApproved',
      {
        'GET /api/admin/lettertexts': [setting],
        'GET /api/admin/lettertexts/applicationApproved/versions': [versionOf(setting)],
        ...more,
      },
      user,
    );

  it('are listed by their subjects, each with whose words it has', async () => {
    await open('/settings/letters', {
      'GET /api/admin/lettertexts': [letter, { ...own, name: 'notice', words: { ...text, subject: 'A message' } }],
    });
    const table = within(await screen.findByRole('table', { name: words.letterList }));
    for (const header of [words.letterColumn, words.stateColumn])
      expect(table.getByRole('columnheader', { name: header })).toBeTruthy();
    expect(table.getByRole('link', { name: text.subject }).getAttribute('href')).toBe(
      '/settings/letters/applicationApproved',
    );
    expect(table.getByText(words.asItCame)).toBeTruthy();
    expect(table.getByText(fill(words.ownWords, { version: 3 }))).toBeTruthy();
  });

  it('are written with placeholders that are pressed, and saved as the next version', async () => {
    const { user, sent, said } = await page(letter, {
      'PUT /api/admin/lettertexts': { ...versionOf(letter), version: 1, isOwn: false },
    });
    const body = await field(letterTextRecord.fields.body.label);
    expect(screen.getByRole('heading', { level: 1, name: words.letterTitle })).toBeTruthy();
    expect(screen.getByText(words.letterPlaceholders)).toBeTruthy();
    expect(screen.getByText(words.placeholdersHint)).toBeTruthy();
    expect(screen.getByText(words.bodyHint)).toBeTruthy();
    expect(await screen.findByText(words.asItCame)).toBeTruthy();
    body.focus();
    body.setSelectionRange(6, 17);
    await user.click(screen.getByRole('button', { name: fill(words.insert, { name: 'name' }) }));
    await waitFor(() => expect(body.value).toBe('Hello {name},\n\ngood news.'));
    expect([document.activeElement, body.selectionStart]).toEqual([body, 12]);
    await user.click(screen.getByRole('button', { name: words.saveLetter }));
    await waitFor(() =>
      expect(said).toContainEqual(['notify', { kind: 'success', text: fill(words.letterSaved, { version: 1 }) }]),
    );
    expect(sent('PUT')).toEqual([
      { name: 'applicationApproved', version: 0, words: { ...text, body: 'Hello {name},\n\ngood news.' } },
    ]);
  });

  it('are refused with a placeholder that nothing fills, before they are sent', async () => {
    const { user, sent } = await page(letter);
    const subject = await field(letterTextRecord.fields.subject.label);
    await user.clear(subject);
    await user.type(subject, 'Of {{amount}');
    await user.click(screen.getByRole('button', { name: words.saveLetter }));
    expect((await screen.findAllByText(/\{amount\} is no placeholder of this letter/)).length).toBeGreaterThan(0);
    expect(sent('PUT')).toEqual([]);
  });

  it('are looked at as somebody would get them, and what is wrong is said', async () => {
    let answer: unknown = { subject: 'Heights was approved', text: 'Hello Ada', html: '<p>Hello Ada</p>' };
    const { user, sent } = await page(letter, { 'POST /api/admin/lettertexts/preview': () => answer });
    await user.click(await screen.findByRole('button', { name: words.showPreview }));
    const dialog = within(await screen.findByRole('dialog', { name: words.showPreview }));
    expect(dialog.getByText(`${words.previewSubject}:`)).toBeTruthy();
    const frame = dialog.getByTitle<HTMLIFrameElement>('Heights was approved');
    expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', '<p>Hello Ada</p>']);
    expect(sent('POST')).toEqual([{ name: 'applicationApproved', words: text }]);
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    answer = Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
    await user.click(screen.getByRole('button', { name: words.showPreview }));
    expect(await screen.findByText(words.previewFailed)).toBeTruthy();
  });

  it('are put back as they came', async () => {
    let setting: LetterSetting = { ...own, words: { ...text, subject: 'Words of our own' } };
    const { user, sent } = await page(setting, {
      'GET /api/admin/lettertexts': () => [setting],
      'PUT /api/admin/lettertexts': () => {
        setting = { ...letter, version: 4, isOwn: true };
        return versionOf(setting);
      },
    });
    const reset = await screen.findByRole('button', { name: words.resetLetter });
    expect(reset.getAttribute('title')).toBe(words.resetDetail);
    await user.click(reset);
    await waitFor(() => expect(sent('PUT')).toEqual([{ name: 'applicationApproved', version: 3, words: null }]));
    const subject = await field(letterTextRecord.fields.subject.label);
    await waitFor(() => expect(subject.value).toBe(text.subject));
  });

  it('are read by who may not change them, and not found under another name', async () => {
    await page(letter, {}, administrator);
    expect(await screen.findByText(words.readOnly)).toBeTruthy();
    expect(screen.getByRole('link', { name: words.backToLetters })).toBeTruthy();
    await end();
    await open('/settings/letters/none', { 'GET /api/admin/lettertexts': [letter] });
    expect(await screen.findByText(words.noSuchLetter)).toBeTruthy();
  });
});
