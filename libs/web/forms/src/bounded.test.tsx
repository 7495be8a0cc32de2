import { expect, it } from '@jest/globals';
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { AreaTheme, Textarea } from '@groundwork/web-ui';
import { Bounded } from './index.js';

function Example({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <AreaTheme name="test">
      <Bounded value={value} max={5} error={error}>
        {(control) => (
          <Textarea
            {...control}
            aria-label="Note"
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        )}
      </Bounded>
    </AreaTheme>
  );
}
const read = (field: HTMLTextAreaElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

it('keeps a text that is too long, and says below that it is, until it is not', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
  await user.click(field);
  await user.paste('123456');
  expect([field.value, field.getAttribute('aria-invalid'), read(field)]).toEqual([
    '123456',
    'true',
    fill(shared.tooLong, { max: 5 }),
  ]);
  await user.keyboard('{Backspace}');
  expect([field.value, field.getAttribute('aria-invalid'), read(field)]).toEqual(['12345', null, undefined]);
});

it('says what else is wrong in its place', () => {
  render(<Example error={shared.fieldRequired} />);
  expect(read(screen.getByLabelText<HTMLTextAreaElement>('Note'))).toBe(shared.fieldRequired);
});
