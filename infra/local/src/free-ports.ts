import { createServer } from 'node:net';

/** Somebody else listens on a port of the block; the message says which and what to do. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)));
  });

/** Throws {@link PortTakenError} for the first port that cannot be had. */
export async function needFreePorts(
  wanted: readonly (readonly [string, number])[],
  host: string,
  base: number,
): Promise<void> {
  const free = await Promise.all(wanted.map(([, port]) => isFree(port, host)));
  const at = free.indexOf(false);
  if (at < 0) return;
  const [what, port] = wanted[at] as readonly [string, number];
  throw new PortTakenError(
    `Port ${port} (${what}) is taken, perhaps by another Groundwork. Stop what runs there, or move the whole block of ports: PORT=${base + 1000} npm start`,
  );
}
