import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { AreaTheme } from '@groundwork/web-ui';
import { NewPasswordField, RuleForm, TextField, useRuleForm } from './index.js';

interface Values {
  password: string;
  signature: string;
}

function Example() {
  const form = useRuleForm<Values>({ defaultValues: { password: '', signature: '' } });
  return (
    <AreaTheme name="test">
      <RuleForm form={form} onSubmit={() => undefined}>
        <NewPasswordField<Values> name="password" label="Password" minimum={8} />
        <TextField<Values> name="signature" label="Signature" transform={(typed) => typed.toUpperCase()} />
      </RuleForm>
    </AreaTheme>
  );
}

describe('a password that is chosen anew', () => {
  it('says how strong it is, typed or pasted', async () => {
    const user = userEvent.setup();
    render(<Example />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect([field.type, field.autocomplete]).toEqual(['password', 'new-password']);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      fill(screens.passwordHint, { min: 8 }),
    );
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('');
    for (const [typed, sentence] of [
      ['short', screens.passwordShort],
      ['wwwwwwww', screens.passwordWeak],
      ['lanterns', screens.passwordFair],
      ['seven lan', screens.passwordGood],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      expect([typed, screen.getByRole('status').textContent]).toEqual([typed, sentence]);
    }
    await user.clear(field);
    await user.click(field);
    await user.paste('correct horse battery');
    expect([field.value, screen.getByRole('status').textContent]).toEqual([
      'correct horse battery',
      screens.passwordStrong,
    ]);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
  });
});

describe('a field that writes what is typed anew', () => {
  it('does so at once, and keeps the caret', async () => {
    const user = userEvent.setup();
    render(<Example />);
    const field = screen.getByLabelText<HTMLInputElement>('Signature');
    await user.type(field, 'ada mss');
    expect(field.value).toBe('ADA MSS');
    await user.type(field, 'o', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect([field.value, field.selectionStart]).toEqual(['ADA MOSS', 6]);
  });
});
