import type { AreaModule } from '@groundwork/web-mount';
import type { AreaName, PublishedRemote, RemoteEntry } from './remote-address.js';

export interface LoadedArea {
  module: AreaModule;
  version: string;
}

export interface AreaLoaderParts {
  readRegistry: (area: AreaName) => Promise<PublishedRemote>;
  readManifest: (remote: PublishedRemote, attempt: number) => Promise<RemoteEntry>;
  loadModule: (entry: RemoteEntry, options: { force: boolean }) => Promise<AreaModule>;
}

/** Registry, manifest, entry. `attempt` 0 is the first on this page; each 'Try again' counts one up. */
export async function loadArea(parts: AreaLoaderParts, area: AreaName, attempt: number): Promise<LoadedArea> {
  const remote = await parts.readRegistry(area);
  const entry = await parts.readManifest(remote, attempt);
  const module = await parts.loadModule(entry, { force: attempt > 0 });
  return { module, version: remote.version };
}
