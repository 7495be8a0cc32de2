import { afterEach, expect, it, jest } from '@jest/globals';
import { endOnError } from './end-on-error.js';

const others = process.listeners('uncaughtException');
afterEach(() => {
  process.removeAllListeners('uncaughtException');
  for (const other of others) process.on('uncaughtException', other);
  jest.restoreAllMocks();
});

it.each([
  ['an error', new TypeError('Nobody caught me.'), /^TypeError: Nobody caught me\.\n +at /],
  ['anything else that was thrown', 'no error', /^no error\n$/],
])('%s ends the process with its stack and no line of a file', (_what, thrown, told) => {
  const written: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  process.removeAllListeners('uncaughtException');
  endOnError();
  process.emit('uncaughtException', thrown as Error);
  expect(written).toEqual([expect.stringMatching(told)]);
  expect(exit).toHaveBeenCalledWith(1);
});
