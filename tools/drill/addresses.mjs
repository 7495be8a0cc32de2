import { PortalClient } from '@groundwork/demonstration';
import { serviceOptions } from '@groundwork/server-config';

/** Calls the services of the portal with these settings as its back ends do. */
export function portalOf(env) {
  const { services, tls } = serviceOptions(env, 'identity');
  return new PortalClient(services, env.GROUNDWORK_KEYS ?? `${env.GROUNDWORK_DATA}/keys`, tls);
}
