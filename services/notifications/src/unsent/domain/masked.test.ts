import { masked } from './masked.js';

it.each([
  ['mail', 'ada@masonhomes.example', 'a••••@masonhomes.example'],
  ['mail', '"a@b"@masonhomes.example', '"••••@masonhomes.example'],
  ['mail', 'x@y.example', 'x••••@y.example'],
  ['mail', 'nobody', '••••'],
  ['mail', '@masonhomes.example', '••••'],
  ['text', '7135550123', '••••0123'],
] as const)('of %s to %s is shown %s', (channel, recipient, shown) => {
  expect(masked(channel, recipient)).toBe(shown);
});
