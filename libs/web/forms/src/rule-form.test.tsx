import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import { shared } from '@groundwork/domain-messages';
import { validate, zip } from '@groundwork/domain-validation';
import { ApiProblem } from '@groundwork/web-http';
import { AreaTheme, Button } from '@groundwork/web-ui';
import {
  FormAlert,
  MoneyField,
  NumberField,
  PhoneField,
  RuleForm,
  showProblem,
  TextField,
  useRuleForm,
  ZipField,
} from './index.js';

interface Values {
  property: { zipCode: string };
  price?: number;
  phone: string;
}

interface Props {
  onSubmit: (values: Values) => unknown;
}

function Example({ onSubmit }: Props) {
  const form = useRuleForm<Values>({
    defaultValues: { property: { zipCode: '' }, phone: '' },
    check: (values) => validate({ property: { zipCode: zip } }, values),
  });
  return (
    <AreaTheme name="test">
      <RuleForm form={form} onSubmit={onSubmit}>
        <FormAlert />
        <ZipField<Values> name="property.zipCode" label="Zip Code" />
        <MoneyField<Values> name="price" label="Price" />
        <PhoneField<Values> name="phone" label="Phone" />
        <Button type="submit">Save</Button>
      </RuleForm>
    </AreaTheme>
  );
}

async function filledIn(onSubmit: Props['onSubmit'], zipCode = '77002') {
  const user = userEvent.setup();
  render(<Example onSubmit={onSubmit} />);
  await user.type(screen.getByLabelText('Zip Code'), zipCode);
  await user.type(screen.getByLabelText('Price'), '1,234.5');
  await user.type(screen.getByLabelText('Phone'), '7135550142');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return user;
}

describe('a form over a check', () => {
  it('hands over cents and digits', async () => {
    const saved: Values[] = [];
    await filledIn((values) => saved.push(values));
    expect(saved).toEqual([{ property: { zipCode: '77002' }, price: 123450, phone: '7135550142' }]);
    expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('1,234.50');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('( 713 ) - 555 - 0142');
  });

  it('complains about a field that a press leaves once it is over: the button stays where the click meets it', async () => {
    const user = userEvent.setup();
    render(<Example onSubmit={() => undefined} />);
    await user.type(screen.getByLabelText('Zip Code'), '770');
    const save = screen.getByRole('button', { name: 'Save' });
    await user.pointer({ target: save, keys: '[MouseLeft>]' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect([document.activeElement, screen.queryByText(shared.zipFormat)]).toEqual([save, null]);
    await user.pointer({ target: screen.getByLabelText('Price'), keys: '[/MouseLeft]' });
    expect(await screen.findByText(shared.zipFormat)).toBeTruthy();
  });

  it('keeps what is pasted whole and says that it is too long, where a browser would cut it off', async () => {
    const user = userEvent.setup();
    render(<Example onSubmit={() => undefined} />);
    const field = screen.getByLabelText<HTMLInputElement>('Zip Code');
    await user.click(field);
    await user.paste('77002-1234567');
    await user.tab();
    expect([field.value, await screen.findByText(shared.zipFormat)]).toEqual(['77002-1234567', expect.anything()]);
  });

  it('says at Enter what is wrong with the field, where its button is locked', async () => {
    const user = userEvent.setup();
    const saved: unknown[] = [];
    function Locked() {
      const form = useRuleForm({
        defaultValues: { zipCode: '' },
        check: (values) => validate({ zipCode: zip }, values),
      });
      return (
        <AreaTheme name="test">
          <RuleForm form={form} onSubmit={(values) => saved.push(values)}>
            <ZipField<{ zipCode: string }> name="zipCode" label="Zip Code" />
            <Button type="submit" disabled>
              Save
            </Button>
          </RuleForm>
        </AreaTheme>
      );
    }
    render(<Locked />);
    const field = screen.getByLabelText('Zip Code');
    await user.type(field, '77');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    expect(saved).toEqual([]);
  });

  it('is sent once when its button is pressed twice', async () => {
    const saved: Values[] = [];
    let open = () => {};
    const answered = new Promise<void>((resolve) => (open = resolve));
    await filledIn(async (values) => {
      saved.push(values);
      await answered;
    });
    await act(async () => {
      screen.getByRole('button', { name: 'Save' }).click();
      screen.getByRole('button', { name: 'Save' }).click();
    });
    expect(saved).toHaveLength(1);
    await act(async () => open());
    await act(async () => screen.getByRole('button', { name: 'Save' }).click());
    expect(saved).toHaveLength(2);
  });

  it('says the sentence of the rule at the field, read with it, and does not submit', async () => {
    const saved: Values[] = [];
    await filledIn((values) => saved.push(values), '77');
    const field = screen.getByLabelText('Zip Code');
    expect(saved).toEqual([]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Zip code must either be in the format ##### or #####-####');
  });

  it('puts the complaints of the server at their fields', async () => {
    const errors = [{ field: 'property.zipCode', message: 'We do not lend there', code: 'x' }];
    await filledIn(() => Promise.reject(new ApiProblem({ status: 422, code: 'validation.failed', errors })));
    expect(await screen.findByText('We do not lend there')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Zip Code'));
  });

  it("shows any other failure as the form's own", async () => {
    await filledIn(() => Promise.reject(new ApiProblem({ status: 409, code: 'state.locked', detail: 'It is locked' })));
    expect((await screen.findByRole('alert')).textContent).toContain('It is locked');
  });
});

describe('what is fetched and what is typed', () => {
  interface Names {
    first: string;
    last: string;
  }

  function Person({ values }: { values: Names }) {
    const form = useRuleForm<Names>({ defaultValues: values, values });
    return (
      <AreaTheme name="test">
        <RuleForm form={form} onSubmit={() => {}}>
          <TextField<Names> name="first" label="First" />
          <TextField<Names> name="last" label="Last" />
          <Button onClick={() => form.reset({ first: 'Reset', last: 'Reset' })}>Reset</Button>
          <Button onClick={() => form.reset({ first: 'Kept', last: 'Kept' }, { keepDirtyValues: true })}>
            Reset but keep
          </Button>
          {form.formState.isDirty ? 'changed' : 'as saved'}
        </RuleForm>
      </AreaTheme>
    );
  }

  const shown = () => ['First', 'Last'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

  it('do not meet: typed fields stay when values come anew, and go when the form is reset', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Person values={{ first: 'Ada', last: 'Lovelace' }} />);
    await user.type(screen.getByLabelText('First'), ' Maria');
    rerender(<Person values={{ first: 'Eda', last: 'King' }} />);
    expect(shown()).toEqual(['Ada Maria', 'King']);
    await user.click(screen.getByRole('button', { name: 'Reset but keep' }));
    expect(shown()).toEqual(['Ada Maria', 'Kept']);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(shown()).toEqual(['Reset', 'Reset']);
    expect(screen.getByText('as saved')).toBeTruthy();
    // Nothing of it counts as typed any more: what comes anew is shown.
    rerender(<Person values={{ first: 'Ada', last: 'Byron' }} />);
    expect(shown()).toEqual(['Ada', 'Byron']);
    await user.type(screen.getByLabelText('Last'), 'x');
    expect(screen.getByText('changed')).toBeTruthy();
  });
});

describe('a number that is there already', () => {
  interface Numbers {
    price?: number;
    share?: number;
  }
  function Stored({ onSubmit }: { onSubmit: (values: Numbers) => unknown }) {
    const form = useRuleForm<Numbers>({ defaultValues: { price: 120000, share: 40 } });
    return (
      <AreaTheme name="test">
        <RuleForm form={form} onSubmit={onSubmit}>
          <MoneyField<Numbers> name="price" label="Price" />
          <NumberField<Numbers> name="share" label="Share" />
          <Button type="submit">Save</Button>
        </RuleForm>
      </AreaTheme>
    );
  }
  const shown = () => ['Price', 'Share'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

  it('can be emptied and stays empty, and another one takes its place', async () => {
    const saved: Numbers[] = [];
    const user = userEvent.setup();
    render(<Stored onSubmit={(values) => saved.push(values)} />);
    expect(shown()).toEqual(['1,200.00', '40']);
    await user.clear(screen.getByLabelText('Price'));
    await user.clear(screen.getByLabelText('Share'));
    await user.tab();
    expect(shown()).toEqual(['', '']);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(screen.getByLabelText('Share'), '50');
    await user.type(screen.getByLabelText('Price'), '7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect([saved, shown()]).toEqual([
      [{}, { price: 700, share: 50 }],
      ['7.00', '50'],
    ]);
  });
});

interface Rows {
  rows: { name: string; amount?: number }[];
}

function RowsExample() {
  const form = useRuleForm<Rows>({
    defaultValues: { rows: [] },
    check: ({ rows }) =>
      Object.fromEntries(rows.flatMap(({ name }, at) => (name === '' ? [[`rows.${at}.name`, 'Say its name.']] : []))),
  });
  const rows = useFieldArray({ control: form.control, name: 'rows' });
  return (
    <AreaTheme name="test">
      <RuleForm form={form} onSubmit={() => undefined}>
        {rows.fields.map(({ id }, at) => (
          <TextField<Rows> key={id} name={`rows.${at}.name`} label={`Name ${at + 1}`} />
        ))}
        <Button onClick={() => rows.append({ name: '' })}>New Item</Button>
        <Button type="submit">Save</Button>
      </RuleForm>
    </AreaTheme>
  );
}

describe('a form with rows', () => {
  it('complains about a new row when it was left, not when it is added', async () => {
    const user = userEvent.setup();
    render(<RowsExample />);
    const add = screen.getByRole('button', { name: 'New Item' });
    await user.click(add);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByText('Say its name.')).toBeNull();
    await user.click(screen.getByLabelText('Name 1'));
    await user.tab();
    expect(await screen.findAllByText('Say its name.')).toHaveLength(1);
    // What stands at the first row stays there, and the second has its time.
    await user.click(add);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getAllByText('Say its name.')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Say its name.')).toHaveLength(2);
  });
});

describe('what could not be saved', () => {
  const wrong = new ApiProblem({
    status: 422,
    code: 'validation.failed',
    detail: 'Not a phone',
    errors: [{ field: 'phone', message: 'Not a phone', code: 'x' }],
  });
  const away = new ApiProblem({ status: 503, code: 'upstream.unavailable', detail: 'It is away.' });
  function Failing({ error, failed }: { error: unknown; failed: string }) {
    const form = useRuleForm({ defaultValues: { phone: '' } });
    return (
      <AreaTheme name="test">
        <RuleForm form={form} onSubmit={() => showProblem(form, error, failed)}>
          <FormAlert />
          <PhoneField<{ phone: string }> name="phone" label="Phone" />
          <Button type="submit">Save</Button>
        </RuleForm>
      </AreaTheme>
    );
  }

  it.each([
    ['before the reason', away, 'Error updating broker', 'Error updating broker: It is away.'],
    ['around the reason', away, 'Encountered an error - {detail}', 'Encountered an error - It is away.'],
    ['alone where a field says why', wrong, 'Error updating broker', 'Error updating broker'],
    ['with its reason within', wrong, 'Encountered an error - {detail}', 'Encountered an error - Not a phone'],
  ])('is said in the form, %s', async (_how, error, failed, sentence) => {
    render(<Failing error={error} failed={failed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.queryByText('Not a phone') !== null).toBe(error === wrong);
  });
});
