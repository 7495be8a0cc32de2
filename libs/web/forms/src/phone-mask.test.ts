import { describe, expect, it } from '@jest/globals';
import { caretAfterDigits, maskPhone } from './phone-mask.js';

describe('the phone mask ( 999 ) - 999 - 9999', () => {
  it.each([
    ['', ''],
    ['7', '( 7'],
    ['713', '( 713'],
    ['7135', '( 713 ) - 5'],
    ['7135550142', '( 713 ) - 555 - 0142'],
    ['( 713 ) - 555 - 0142', '( 713 ) - 555 - 0142'],
    ['71355501429', '( 713 ) - 555 - 0142'],
    ['+1 (713) 555-0142', '( 713 ) - 555 - 0142'],
    ['1-713-555-0142 ext. 9', '( 713 ) - 555 - 0142'],
    ['1713555', '( 171 ) - 355 - 5'],
  ])('%s → %s', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });

  it('keeps the caret behind the same digit', () => {
    const shown = '( 713 ) - 555 - 0142';
    expect(shown.slice(0, caretAfterDigits(shown, 4))).toBe('( 713 ) - 5');
    expect(caretAfterDigits(shown, 0)).toBe(0);
  });
});
