import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether servers that others made are installed here, by the paths of their programs. */
export const hasParts = (...programs: readonly string[]): boolean => programs.every((path) => existsSync(path));

/** The same of those that take a minute to install or to ask: `npm run prove -- parts` asks them, `npm test` does not. */
export const hasDearParts = (...programs: readonly string[]): boolean =>
  process.env['GROUNDWORK_DEAR_PARTS'] === '1' && hasParts(...programs);

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port });
    const end = (answer: boolean) => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  /** Where it answers on this machine, once it does. */
  readonly port: number;
}

/** A server that others made, as a process of a test's own: started, hung, ended and started again. */
export class Part {
  private child: ChildProcess | undefined;

  constructor(private readonly program: Program) {}

  /** Resolves when it takes connections; rejects with what it said where it ends instead. */
  async start(): Promise<this> {
    const { command, args, port } = this.program;
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-4_000)));
    child.once('error', (error) => (said += error.message));
    this.child = child;
    for (const end = Date.now() + 90_000; !(await answers(port)); await pause(50))
      if (child.exitCode !== null || child.pid === undefined || Date.now() > end)
        throw new Error(`${command} does not answer:\n${said}`);
    return this;
  }

  /** It takes connections, and does nothing. */
  hang(): void {
    this.child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.child?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
