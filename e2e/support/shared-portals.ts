import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningPortal, TestPortal } from './portal.js';
import { startTestPortal } from './portal.js';

/** The address at which a run's shared portals are asked for; set while it lasts. */
const addressIn = 'E2E_SHARED_PORTALS';

/**
 * Keeps one portal for each place of a worker (`parallelIndex`), started when it is first asked for. It outlives the
 * worker, which Playwright ends after a failure. A place that goes on to the next project gets a fresh one, as what a
 * journey makes is there twice otherwise. Gives the end of all of them.
 */
export async function serveSharedPortals(): Promise<() => Promise<void>> {
  const places = new Map<string, { readonly project: string; readonly portal: Promise<TestPortal> }>();
  const stopping: Promise<unknown>[] = [];
  const stop = (portal: Promise<TestPortal>): void =>
    void stopping.push(portal.then((started) => started.stop()).catch(() => undefined));
  const portalAt = (place: string, project: string): Promise<TestPortal> => {
    const current = places.get(place);
    if (current?.project === project) return current.portal;
    if (current) stop(current.portal);
    const portal = startTestPortal();
    places.set(place, { project, portal });
    portal.catch(() => places.delete(place));
    return portal;
  };
  const server = createServer((request, response) => {
    const [, place = '', project = ''] = (request.url ?? '').split('/');
    portalAt(place, project).then(
      ({ url, port, data, env }) => response.end(JSON.stringify({ url, port, data, env } satisfies RunningPortal)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[addressIn] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    for (const { portal } of places.values()) stop(portal);
    await Promise.all(stopping);
  };
}

/** The portal of a worker's place in a project. */
export async function sharedPortal(place: number, project: string): Promise<RunningPortal> {
  const answer = await fetch(`${process.env[addressIn]}/${place}/${project}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as RunningPortal;
}
