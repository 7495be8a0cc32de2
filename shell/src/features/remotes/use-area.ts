import { useCallback, useEffect, useReducer } from 'react';
import type { RemoteArea } from '@groundwork/domain-access';
import type { UserSummary } from '@groundwork/web-mount';
import { loadArea } from './area-loader.js';
import type { AreaLoaderParts } from './area-loader.js';
import { areaReducer, entering, loadDeadlineMs } from './area-state.js';
import { developerOrigin, noteDeveloperVersion, readDeveloperVersion } from './developer-version.js';
import { manifestAhead, registryAhead } from './ahead.js';
import { readRegistry } from './remote-address.js';
import { RemoteRefused } from './remote-refused.js';

type User = Pick<UserSummary, 'id' | 'role'>;

/** What the user is given of an area: the registry's version, or that of a developer in this tab. */
function readVersion(area: RemoteArea, user: User) {
  const origin = developerOrigin(area);
  return origin === undefined ? readRegistry(area, user) : readDeveloperVersion(origin);
}

// The federation runtime is fetched with the first area and not with the sign-in page.
const loadModule = async (...entry: Parameters<typeof import('./federation.js').loadAreaModule>) =>
  (await import(/* webpackChunkName: 'federation' */ './federation.js')).loadAreaModule(...entry);

/**
 * Failures are counted for the page and not for a mount: an address that once hung stays avoided, and what was
 * loaded before a failure is not trusted again.
 */
let failuresOfPage = 0;

/** Enters an area: loads the version that the registry points the user at now. */
export function useArea(name: RemoteArea, { id, role }: User) {
  const [state, dispatch] = useReducer(areaReducer, entering);
  const { attempt } = state;
  const version = state.phase === 'ready' ? state.version : undefined;

  useEffect(() => {
    const late = setTimeout(() => dispatch({ type: 'late', attempt }), loadDeadlineMs);
    noteDeveloperVersion();
    const user = { id, role };
    const parts: AreaLoaderParts = {
      readRegistry: (area) => registryAhead(user) ?? readVersion(area, user),
      readManifest: (_area, remote, tried) => manifestAhead(role, remote, tried),
      loadModule,
    };
    loadArea(parts, name, failuresOfPage).then(
      (area) => dispatch({ type: 'loaded', attempt, area }),
      (error: unknown) =>
        dispatch({
          type: 'failed',
          attempt,
          reason: String(error),
          detail: error instanceof RemoteRefused ? error.message : undefined,
        }),
    );
    return () => clearTimeout(late);
  }, [name, id, role, attempt]);

  const retry = useCallback(() => {
    failuresOfPage += 1;
    dispatch({ type: 'enter' });
  }, []);
  const enterIfNewer = useCallback(async () => {
    const published = await readVersion(name, { id, role }).catch(() => undefined);
    if (published && version && published.version !== version) dispatch({ type: 'enter' });
  }, [name, id, role, version]);
  const fail = useCallback((reason: string) => dispatch({ type: 'failed', attempt, reason }), [attempt]);
  return { state, retry, enterIfNewer, fail };
}
