import { describe, expect, it } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import { readExport } from './read-export.js';
import { sentenceFor } from './api-problem.js';

const chunks = (...texts: string[]) => texts.map((text) => new TextEncoder().encode(text));

describe('an answer that comes while it is made', () => {
  it('is whole at its end, and says how much has come', async () => {
    const told: number[] = [];
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks('abc', 'de')) controller.enqueue(chunk);
        controller.close();
      },
    });
    const whole = await readExport(body, (bytes) => told.push(bytes));
    expect([whole.size, told]).toEqual([5, [3, 5]]);
  });

  it('is nothing where it breaks off, and an abort is its own', async () => {
    const broken = (error: unknown) =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.error(error);
        },
      });
    const failure = await readExport(broken(new TypeError('network error')), () => undefined).catch((e: unknown) => e);
    expect(sentenceFor(failure)).toBe(shared.networkUnreachable);
    const abort = new DOMException('left', 'AbortError');
    await expect(readExport(broken(abort), () => undefined)).rejects.toBe(abort);
  });
});
