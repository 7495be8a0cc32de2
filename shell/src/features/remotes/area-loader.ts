import type { RemoteArea } from '@groundwork/domain-access';
import type { AreaModule } from '@groundwork/web-mount';
import type { PublishedRemote, RemoteEntry } from './remote-address.js';

export interface LoadedArea {
  module: AreaModule;
  version: string;
}

export interface AreaLoaderParts {
  readRegistry: (area: RemoteArea) => Promise<PublishedRemote>;
  readManifest: (area: RemoteArea, remote: PublishedRemote, attempt: number) => Promise<RemoteEntry>;
  loadModule: (entry: RemoteEntry, options: { force: boolean }) => Promise<AreaModule>;
}

/** Registry, manifest, entry. `attempt` 0 is the first on this page; each 'Try again' counts one up. */
export async function loadArea(parts: AreaLoaderParts, area: RemoteArea, attempt: number): Promise<LoadedArea> {
  const remote = await parts.readRegistry(area);
  const entry = await parts.readManifest(area, remote, attempt);
  const module = await parts.loadModule(entry, { force: attempt > 0 });
  return { module, version: remote.version };
}
