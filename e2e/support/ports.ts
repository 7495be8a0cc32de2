import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { portsFrom } from '@groundwork/server-config';

/** The block of ports of one portal, held for whoever took it until it is released or its process ends. */
export interface PortBlock {
  readonly base: number;
  release(): Promise<void>;
}

/** Below the ports of outgoing connections (from 32768 on Linux), above those of `npm start` and of common servers. */
const first = 20_000;
const last = 32_700;
const size = 50;
/** The port of a block on which nothing listens but its guard; beyond all of `portsFrom`. */
const guardAt = 49;

const listen = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server.unref()));
  });
const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

async function isFree(port: number): Promise<boolean> {
  const server = await listen(port);
  if (server) await close(server);
  return server !== undefined;
}

/** Every port of the block at `base` that a portal listens on. */
function portsOf(base: number): number[] {
  const { gateway, sandbox, development, remotes, bffs, services } = portsFrom(base);
  return [gateway, sandbox, development, ...[remotes, bffs, services].flatMap((some) => Object.values(some))];
}

/**
 * Takes a block whose ports are free and that nobody else holds. The guard is a port that is listened on: it is had by
 * one process only, and is free again when that process ends, however it ends.
 */
export async function holdPortBlock(): Promise<PortBlock> {
  const blocks = Math.floor((last - first) / size);
  const start = process.pid % blocks;
  for (let tried = 0; tried < blocks; tried += 1) {
    const base = first + ((start + tried) % blocks) * size;
    const guard = await listen(base + guardAt);
    if (!guard) continue;
    const free = await Promise.all(portsOf(base).map(isFree));
    if (!free.includes(false)) return { base, release: () => close(guard) };
    await close(guard);
  }
  throw new Error(`No free block of ports between ${first} and ${last}.`);
}
