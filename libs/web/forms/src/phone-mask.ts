/** The digits of what was typed or pasted, at most ten: of a number that was copied with its country, those behind the 1. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return (digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, 10);
}

/** As many digits as there are in the mask ( 999 ) - 999 - 9999 (specification, section 9); '' for none. */
export function maskPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits === '') return '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (exchange === '') return `( ${area}`;
  if (line === '') return `( ${area} ) - ${exchange}`;
  return `( ${area} ) - ${exchange} - ${line}`;
}

/** The position behind the n-th digit of a masked text. */
export function caretAfterDigits(masked: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (/\d/.test(masked[index] ?? '')) seen += 1;
    if (seen === count) return index + 1;
  }
  return masked.length;
}
