import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import type { AreaModule, UserSummary } from '../contract.js';
import { createAreaMount } from '../create-area-mount.js';
import { mountedArea } from './mounted-area.js';
import type { Answers, SentCall } from './mounted-area.js';

/** Whatever a hook is called with, and a command: each field of it is a text. */
export const anything: unknown = new Proxy(
  {},
  {
    get: (_target, name) => {
      if (name === Symbol.toPrimitive) return () => 'x';
      return typeof name === 'symbol' || name === 'toJSON' || name === 'then' ? undefined : 'x';
    },
  },
);

interface Pressing {
  /** The area whose screens are these alone. */
  areaOf: (screen: () => null) => AreaModule;
  user: UserSummary;
  hook: (...args: never[]) => unknown;
  /** What it is called with where that matters. */
  args?: readonly unknown[];
  input?: unknown;
  answers?: Answers;
}

/**
 * What is sent when the command of a hook is pressed twice at once, reads apart; undefined of a hook that is no command. A command
 * whose input has more than texts has one of its own.
 */
async function pressedTwice({
  areaOf,
  user,
  hook,
  args = [anything, anything, anything, anything],
  input = anything,
  answers = {},
}: Pressing): Promise<SentCall[] | undefined> {
  let found: unknown;
  let hasRun = false;
  const screen = () => {
    found = hook(...(args as never[]));
    hasRun = true;
    return null;
  };
  const { calls, end } = await mountedArea({ area: areaOf(screen), user, path: '/', answers });
  if (!hasRun) throw new Error('The hook cannot be called with texts alone: say what it is given.');
  const command = found as { readonly mutate?: (input: unknown) => void; readonly mutateAsync?: unknown } | undefined;
  const isCommand = typeof command?.mutate === 'function' && typeof command.mutateAsync === 'function';
  await act(async () => {
    if (!isCommand) return;
    command.mutate?.(input);
    command.mutate?.(input);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await end();
  return isCommand ? calls.filter(({ method }) => method !== 'GET') : undefined;
}

type Hook = Pressing['hook'];

interface Commands {
  area: string;
  user: UserSummary;
  /** Every module of the area's `data/` that has commands, by its file. */
  modules: Readonly<Record<string, object>>;
  /** What commands are pressed with that take more than texts. */
  inputs?: Readonly<Record<string, Pick<Pressing, 'args' | 'input'>>>;
  /** Hooks that ask, look something up or draw a paper, and change nothing. */
  reads?: readonly string[];
}

/** Declares the tests of an area's commands: each is found in its `data/`, and pressed twice it is sent once, by a key. */
export function everyCommandIsSentOnce({ area, user, modules, inputs = {}, reads = [] }: Commands): void {
  const hooks = Object.values(modules).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Hook] => /^use[A-Z]/.test(entry[0])),
  );
  const areaOf = (screen: () => null) =>
    createAreaMount({ name: area, routes: () => [{ path: '*', Component: screen }] });

  describe('a command that is pressed twice', () => {
    it('is of a module that this test knows', () => {
      const folder = join(process.cwd(), 'src');
      const withCommands = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        (file) =>
          /^(?!.*\.test\.).*\.tsx?$/.test(file) && /\buseCommand\b/.test(readFileSync(join(folder, file), 'utf8')),
      );
      const known = Object.keys(modules).map((file) => join('data', file));
      // One of a screen would be pressed by nobody here: a command stands in the area's `data/`.
      expect(withCommands.filter((file) => !known.includes(file))).toEqual([]);
    });

    it.each(hooks)('is sent once: %s', async (name, hook) => {
      const sent = await pressedTwice({ areaOf, user, hook, ...inputs[name] });
      if (!sent) return;
      const lines = sent.map(({ method, path, body }) => [method, path, JSON.stringify(body)].join(' '));
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.length > 0).toBe(!reads.includes(name));
      // Each is known by its key: what the network sends again is done once.
      for (const { key } of sent.filter(({ method }) => method === 'POST')) expect(key).toBeTruthy();
    });
  });
}
