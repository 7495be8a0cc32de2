import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@groundwork/domain-messages-screens';
import { unkeptFields } from '@groundwork/domain-validation';
import { createAreaMount } from '@groundwork/web-mount';
import type { UserSummary } from '@groundwork/web-mount';
import { mountedArea } from '@groundwork/web-mount/testing';
import { Button } from '@groundwork/web-ui';
import { KeptFormView, TextField, useKeptForm, writeDraft } from './index.js';
import type { DraftServer } from './index.js';

interface Values {
  name: string;
  eiN_TAXID: string;
}

const key = 'u.company.entity';
const stored: Values = { name: 'Lake', eiN_TAXID: '' };
let saves: Values[];
let server: { drafts: DraftServer; section: string } | undefined;

function Entity() {
  const [version] = useState(3);
  const keptForm = useKeptForm<Values>({
    draftKey: key,
    server,
    values: stored,
    version,
    save: async (values) => void saves.push(values),
  });
  return (
    <KeptFormView keptForm={keptForm} label="Entity" labels={{ name: 'Name' }} onSubmit={keptForm.submit}>
      <TextField<Values> name="name" label="Name" />
      <TextField<Values> name="eiN_TAXID" label="Tax id" />
      <Button type="submit">Save</Button>
    </KeptFormView>
  );
}

const area = createAreaMount({ name: 'test', routes: () => [{ path: '/', element: <Entity /> }] });
const user = { id: 'u', firstName: 'A', lastName: 'M', email: 'a@b.example', role: 'borrower', companies: [] };
let end: () => Promise<void> = async () => undefined;
async function open() {
  ({ end } = await mountedArea({ area, user: user as UserSummary, path: '/', answers: {} }));
  await screen.findByLabelText('Name');
  return userEvent.setup();
}
const inBrowser = (): string => JSON.stringify({ ...localStorage });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  localStorage.clear();
  [saves, server] = [[], undefined];
});
afterEach(() => end());

describe('what no browser keeps', () => {
  it('is in no draft, whoever writes one, also not as it was before', () => {
    const values = Object.fromEntries(unkeptFields.map((name) => [name, '123456789']));
    writeDraft(key, {
      at: '2026-03-02T15:00:00.000Z',
      base: { ...values, note: '' },
      values: { ...values, note: 'Boat' },
    });
    expect(inBrowser()).toContain('Boat');
    expect(inBrowser()).not.toContain('123456789');
    for (const name of unkeptFields) expect(inBrowser()).not.toContain(name);
  });

  it('leaves no draft where nothing else was typed', () => {
    writeDraft(key, { at: '2026-03-02T15:00:00.000Z', base: { iban: '' }, values: { iban: 'DE02' } });
    expect(localStorage).toHaveLength(0);
  });

  it('stands as the record has it beside what is put back, and is saved as it is typed', async () => {
    let person = await open();
    await person.type(field('Tax id'), '12-3456789');
    await person.type(field('Name'), ' LLC');
    await waitFor(() => expect(inBrowser()).toContain('Lake LLC'));
    await end();
    expect(inBrowser()).not.toContain('3456789');
    person = await open();
    await person.click(screen.getByRole('button', { name: screens.restoreDraft }));
    expect([field('Name').value, field('Tax id').value]).toEqual(['Lake LLC', '']);
    await person.type(field('Tax id'), '12-3456789');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves).toEqual([{ name: 'Lake LLC', eiN_TAXID: '12-3456789' }]));
  });

  it('is offered from the server where that keeps it, and nothing typed is lost by the browser', async () => {
    let content: string | null = null;
    server = {
      section: 'entity',
      drafts: {
        read: async () => ({ content, revision: 1 }),
        keep: async (_, draft) => {
          if ('content' in draft) ({ content } = draft);
          return {};
        },
        forget: async () => undefined,
      },
    };
    let person = await open();
    await person.type(field('Tax id'), '12-3456789');
    await person.type(field('Name'), ' LLC');
    await end();
    await waitFor(() => expect(content).toContain('12-3456789'));
    person = await open();
    await waitFor(async () => {
      await person.click(screen.getByRole('button', { name: screens.restoreDraft }));
      expect([field('Name').value, field('Tax id').value]).toEqual(['Lake LLC', '12-3456789']);
    });
  });
});
