import { serviceOptions } from '@groundwork/server-config';

/** Where the services of the portal with these settings are. */
export const serviceAddresses = (env) => serviceOptions(env, 'identity').services;
