import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { calendarDate, isUnread, optional, validate } from '@groundwork/domain-validation';
import { AreaTheme, Button } from '@groundwork/web-ui';
import { DateField, MoneyField, MoneyInput, NumberField, RuleForm, useRuleForm } from './index.js';
import { useState } from 'react';

interface Values {
  price?: number;
  feet?: number;
  baths?: number;
  acquired: string;
}

const defaultValues: Values = { acquired: '' };

function House({ onSubmit }: { onSubmit: (values: Values) => unknown }) {
  const form = useRuleForm<Values>({
    defaultValues,
    check: (values) => validate({ acquired: optional(calendarDate) }, values),
  });
  return (
    <AreaTheme name="test">
      <RuleForm form={form} onSubmit={onSubmit}>
        <MoneyField<Values> name="price" label="Price" />
        <NumberField<Values> name="feet" label="Square feet" />
        <NumberField<Values> name="baths" label="Bathrooms" decimals={1} />
        <DateField<Values> name="acquired" label="Date acquired" />
        <Button type="submit">Save</Button>
      </RuleForm>
    </AreaTheme>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function entered(label: string, text: string) {
  const saved: Values[] = [];
  const user = userEvent.setup();
  render(<House onSubmit={(values) => saved.push(values)} />);
  await user.click(input(label));
  await user.paste(text);
  await user.tab();
  const described = document.getElementById(input(label).getAttribute('aria-describedby') ?? '');
  const said = described?.textContent;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { saved, shown: input(label).value, said };
}

describe('what is typed', () => {
  it.each([
    ['Price', '-500', shared.notNegative],
    ['Price', '(500)', shared.amountInvalid],
    ['Price', '1e9', shared.amountInvalid],
    ['Price', '5k', shared.amountInvalid],
    ['Price', 'Roof\t1,200\t3,400', shared.amountInvalid],
    ['Square feet', '2.5', shared.wholeNumber],
    ['Square feet', '2k', shared.number],
    ['Square feet', '-3', shared.notNegative],
    ['Bathrooms', 'two', shared.number],
  ])('into %s as %j is refused in words at the field, and stays', async (label, text, sentence) => {
    expect(await entered(label, text)).toEqual({ saved: [], shown: text, said: sentence });
  });

  it.each([
    ['Price', '1,234.5', '1,234.50', { price: 123_450 }],
    ['Price', '$1,234.50', '1,234.50', { price: 123_450 }],
    ['Price', ' 500 ', '500.00', { price: 50_000 }],
    ['Square feet', '2,647', '2647', { feet: 2647 }],
    ['Bathrooms', '2.5', '2.5', { baths: 2.5 }],
  ])(
    'into %s as %j is taken, and shown as it is elsewhere when the field is left',
    async (label, text, shown, values) => {
      expect(await entered(label, text)).toEqual({ saved: [{ ...defaultValues, ...values }], shown, said: undefined });
    },
  );

  it('is mended like any other complaint', async () => {
    const saved: Values[] = [];
    const user = userEvent.setup();
    render(<House onSubmit={(values) => saved.push(values)} />);
    await user.type(input('Price'), '5k');
    await user.tab();
    expect(screen.getByText(shared.amountInvalid)).toBeTruthy();
    await user.clear(input('Price'));
    await user.type(input('Price'), '500');
    expect(screen.queryByText(shared.amountInvalid)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([{ ...defaultValues, price: 50_000 }]);
  });
});

describe('a date', () => {
  it.each(['1800-05-01', '3025-01-01'])('of %s is refused', async (text) => {
    const saved: Values[] = [];
    render(<House onSubmit={(values) => saved.push(values)} />);
    fireEvent.change(input('Date acquired'), { target: { value: text } });
    fireEvent.blur(input('Date acquired'));
    expect(await screen.findByText('Must be a date from 1900 to 2100')).toBeTruthy();
    expect(input('Date acquired').value).toBe(text);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([]);
  });

  it('that is begun and is none is not taken for an empty field', async () => {
    const saved: Values[] = [];
    render(<House onSubmit={(values) => saved.push(values)} />);
    Object.defineProperty(input('Date acquired'), 'validity', { value: { badInput: true } });
    fireEvent.blur(input('Date acquired'));
    expect(await screen.findByText(shared.dateInvalid)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([]);
  });
});

describe('an amount outside of a form', () => {
  function Line() {
    const [amount, setAmount] = useState<Parameters<typeof MoneyInput>[0]['value']>(700);
    return (
      <AreaTheme name="test">
        <MoneyInput aria-label="Amount" value={amount} onChange={setAmount} />
        <Button onClick={() => setAmount(100)}>Set</Button>
        {isUnread(amount) ? amount.complaint : amount}
      </AreaTheme>
    );
  }

  it('keeps what was typed, and gives way to a value from elsewhere', async () => {
    const user = userEvent.setup();
    render(<Line />);
    await user.clear(input('Amount'));
    await user.type(input('Amount'), '1,2');
    expect(screen.getByText(shared.amountInvalid)).toBeTruthy();
    await user.tab();
    expect(input('Amount').value).toBe('1,2');
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(input('Amount').value).toBe('1.00');
  });
});
