import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLease } from './lease.js';

let base: string;
let file: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'groundwork-lease-'));
  file = join(base, '.lock');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

describe('a lease', () => {
  it('ends with the work, also when that throws', () => {
    expect(withLease(file, () => existsSync(file))).toBe(true);
    expect(() =>
      withLease(file, () => {
        throw new Error('in the work');
      }),
    ).toThrow('in the work');
    expect(existsSync(file)).toBe(false);
  });

  // A process of another machine, or of a container where every process is the first: its id says nothing here.
  it.each([String(process.pid), '1', '999999999', ''])(
    'of holder %p is taken when it stood unchanged for its time',
    (holder) => {
      writeFileSync(file, holder);
      const begun = performance.now();
      expect(withLease(file, () => 'done', { leaseMs: 300, waitMs: 5_000 })).toBe('done');
      expect(performance.now() - begun).toBeGreaterThan(300);
      expect(existsSync(file)).toBe(false);
    },
  );

  it('is not taken from holders that follow one another; who waits too long is told', async () => {
    const change = `const { writeFileSync } = require('node:fs'); let at = 0;
      setInterval(() => writeFileSync(${JSON.stringify(file)}, 'holder ' + (at += 1)), 50)`;
    const others = spawn(process.execPath, ['-e', change]);
    try {
      while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(() => withLease(file, () => 'done', { leaseMs: 400, waitMs: 1_000 })).toThrow(/Other commands/);
    } finally {
      others.kill();
    }
  });

  it('that was taken in the meantime lets nothing be written, and stays with who has it', () => {
    expect(() =>
      withLease(file, (stillHeld) => {
        writeFileSync(file, 'another');
        stillHeld();
      }),
    ).toThrow(/taken the registry over/);
    expect(readFileSync(file, 'utf8')).toBe('another');
  });
});
