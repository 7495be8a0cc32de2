import { operations as identity } from '@groundwork/contract-identity';
import { Problem } from '@groundwork/server-http';
import type { ServiceClients } from '@groundwork/server-service';

/** What the account is called now; undefined where it is gone. Never asked for inside a transaction. */
export async function accountName(services: ServiceClients, id: string): Promise<string | undefined> {
  try {
    const { firstName, lastName } = await services.call(identity.getUserName, { params: { id } });
    return `${firstName} ${lastName}`.trim();
  } catch (error) {
    if (error instanceof Problem && error.code === 'resource.not_found') return undefined;
    throw error;
  }
}
