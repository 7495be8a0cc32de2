import { expect, it } from '@jest/globals';
import { answerTo } from './application-facts.js';

it('an answer that is a file reads as uploaded, never as its id', () => {
  const file = { input: 'none', options: [] } as const;
  expect([answerTo(file, '0b6f5a52-6f9e-4c39-9b0f-000000000070'), answerTo(file, null)]).toEqual(['Uploaded', '']);
});
