import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { createAreaMount } from '@groundwork/web-mount';
import type { UserSummary } from '@groundwork/web-mount';
import { mountedArea } from '@groundwork/web-mount/testing';
import { Button } from '@groundwork/web-ui';
import { MoneyField, StepContext, StepForm, TextField, useKeptForm, YesNoField } from './index.js';
import type { Save } from './index.js';
import { readDraft } from './drafts.js';

interface Values {
  name: string;
  price: number | undefined;
  owned: boolean | null;
  rows: { street: string }[];
}

const key = 'u.house.property';
const labels = { name: 'Name', price: 'Price', owned: 'Is it owned?' };
let stored: Values;

function Rows() {
  const { fields, append } = useFieldArray<Values>({ name: 'rows' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <TextField<Values> key={id} name={`rows.${index}.street`} label={`Street ${index + 1}`} />
      ))}
      <Button onClick={() => append({ street: '' }, { shouldFocus: false })}>Add row</Button>
    </>
  );
}

function Step() {
  const [read, setRead] = useState({ values: stored, version: 1 });
  const passing = useRef(false);
  const saveStep = useRef<Save>(undefined);
  const keptForm = useKeptForm<Values>({
    draftKey: key,
    ...read,
    save: async (values) => setRead({ values: { ...values, name: values.name.trim() }, version: 2 }),
  });
  return (
    <StepContext value={{ subject: 'house', next: () => keptForm.submit(), passing, save: saveStep }}>
      <StepForm keptForm={keptForm} label="House" labels={labels} footer={<Button type="submit">Save</Button>}>
        <TextField<Values> name="name" label="Name" />
        <MoneyField<Values> name="price" label="Price" />
        <YesNoField<Values> name="owned" label="Is it owned?" />
        <Rows />
      </StepForm>
    </StepContext>
  );
}

const area = createAreaMount({ name: 'test', routes: () => [{ path: '/', element: <Step /> }] });
const user: UserSummary = {
  id: 'u',
  firstName: 'Ada',
  lastName: 'M',
  email: 'a@b.example',
  role: 'borrower',
  companies: [],
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const undo = () => button('Undo (Ctrl+Z)');
const redo = () => button('Redo (Ctrl+Shift+Z)');
const told = () => screen.getByRole('toolbar', { name: screens.stepsBack }).textContent;
const read = () => [field('Name').value, field('Price').value, field('Yes').checked, field('No').checked];
let end: () => Promise<void> = async () => undefined;

async function open() {
  ({ end } = await mountedArea({ area, user, path: '/', answers: {} }));
  await screen.findByLabelText('Name');
  return userEvent.setup();
}

beforeEach(() => {
  localStorage.clear();
  stored = { name: 'Lake', price: undefined, owned: null, rows: [] };
});
afterEach(() => end());

describe('a step that takes back what was filled in', () => {
  it('goes back a field of text at a time and a choice at a time, says which, and goes on again', async () => {
    const person = await open();
    expect([undo().disabled, redo().disabled]).toEqual([true, true]);
    await person.type(field('Name'), ' House');
    await person.type(field('Price'), '1250');
    await person.click(field('Yes'));
    await person.click(field('No'));
    await person.type(field('Name'), '!');
    expect(read()).toEqual(['Lake House!', '1,250.00', false, true]);
    const back = [];
    for (let step = 0; step < 5; step += 1) {
      await person.click(undo());
      back.push([...read(), told()]);
    }
    const [name, price, owned] = Object.values(labels).map((what) => fill(screens.takenBack, { what }));
    expect(back).toEqual([
      ['Lake House', '1,250.00', false, true, name],
      ['Lake House', '1,250.00', true, false, owned],
      ['Lake House', '1,250.00', false, false, owned],
      ['Lake House', '', false, false, price],
      ['Lake', '', false, false, name],
    ]);
    expect(undo().disabled).toBe(true);
    // Nothing is left that was not saved.
    await waitFor(() => expect(readDraft<Values>(key)).toBeUndefined());
    await person.click(redo());
    await person.click(redo());
    expect([...read(), told()]).toEqual([
      'Lake House',
      '1,250.00',
      false,
      false,
      fill(screens.doneAgain, { what: 'Price' }),
    ]);
    await waitFor(() => expect(readDraft<Values>(key)?.values.price).toBe(125_000));
    // Another step: what was taken back is given up.
    await person.click(field('No'));
    expect(redo().disabled).toBe(true);
  });

  it('follows Control+Z, but where a text is edited', async () => {
    const person = await open();
    await person.type(field('Name'), 's');
    await person.click(field('Yes'));
    expect(fireEvent.keyDown(field('Name'), { key: 'z', ctrlKey: true })).toBe(true);
    expect(field('Yes').checked).toBe(true);
    expect(fireEvent.keyDown(field('Yes'), { key: 'z', ctrlKey: true })).toBe(false);
    expect(read()).toEqual(['Lakes', '', false, false]);
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
    expect(field('Name').value).toBe('Lake');
    fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
    fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
    expect(read()).toEqual(['Lakes', '', true, false]);
  });

  it('takes back rows, and what is typed afterwards is saved as it stands', async () => {
    const person = await open();
    await person.click(button('Add row'));
    await person.type(field('Street 1'), 'Elm');
    await person.click(button('Add row'));
    await person.click(undo());
    expect(screen.queryByLabelText('Street 2')).toBeNull();
    expect([field('Street 1').value, told()]).toEqual(['Elm', fill(screens.takenBack, { what: screens.lastStep })]);
    await person.click(undo());
    expect(field('Street 1').value).toBe('');
    await person.type(field('Street 1'), 'Oak');
    await waitFor(() => expect(readDraft<Values>(key)?.values.rows).toEqual([{ street: 'Oak' }]));
  });

  it('leads back no further than the last save', async () => {
    const person = await open();
    await person.type(field('Name'), ' House ');
    await person.click(field('Yes'));
    expect(undo().disabled).toBe(false);
    await person.click(button('Save'));
    await waitFor(() => expect(undo().disabled).toBe(true));
    expect(field('Name').value).toBe('Lake House');
    await person.click(field('No'));
    await person.click(undo());
    expect(read()).toEqual(['Lake House', '', true, false]);
    expect(undo().disabled).toBe(true);
  });
});
