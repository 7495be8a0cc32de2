import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AreaTheme } from '@groundwork/web-ui';
import { PhoneText } from './phone-text.js';

const show = (number: string | null) =>
  render(
    <AreaTheme name="borrower">
      <p>
        <PhoneText number={number} />
      </p>
    </AreaTheme>,
  );

it('a phone number of a table stands on one line, and a dash where there is none', () => {
  show('5125550142');
  expect(getComputedStyle(screen.getByText('( 512 ) - 555 - 0142')).whiteSpace).toBe('nowrap');
  show(null);
  expect(screen.getByText('—')).toBeTruthy();
});
