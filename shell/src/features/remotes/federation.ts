import { createInstance } from '@module-federation/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import type { AreaModule } from '@groundwork/web-mount';
import type { RemoteEntry } from './remote-address.js';
import { sharedModules } from './shared-modules.js';

const entryTimeoutMs = 3_500;
const entries = new Map<string, RemoteEntry>();

/** The entry's script tag: with its hash and, for its own loader, those of its chunks; given up long before the default 20 s. */
const scripts: ModuleFederationRuntimePlugin = {
  name: 'groundwork-scripts',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.async = true;
    const { entryIntegrity, integrity } = entries.get(url) ?? {};
    if (entryIntegrity) script.integrity = entryIntegrity;
    Object.assign(script, { groundwork: { integrity } });
    return { script, timeout: entryTimeoutMs };
  },
};

const federation = createInstance({
  name: 'groundwork_shell',
  remotes: [],
  shared: sharedModules,
  shareStrategy: 'loaded-first',
  plugins: [injectRuntimeCore(), scripts],
});

/**
 * Loads `./app` of a remote. Each version is a container of its own name, so an older one that is still in memory is
 * never served in place of a newer. After a failure `force` forgets what was loaded of it.
 */
export async function loadAreaModule(entry: RemoteEntry, { force }: { force: boolean }): Promise<AreaModule> {
  const { container, entryUrl, globalName } = entry;
  entries.set(entryUrl, entry);
  federation.registerRemotes([{ name: container, entry: entryUrl, entryGlobalName: globalName, type: 'global' }], {
    force,
  });
  const exposed = await federation.loadRemote<{ default?: AreaModule }>(`${container}/app`);
  if (typeof exposed?.default?.mount !== 'function') throw new Error(`${container} exposes no area`);
  return exposed.default;
}
