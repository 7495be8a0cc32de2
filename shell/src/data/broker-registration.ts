import type { components, paths } from '@groundwork/contract-bff-shell';
import type { FileType } from '@groundwork/domain-files';
import { unwrap, upload } from '@groundwork/web-http';
import { api } from './api.js';

export type InvitedBroker = components['schemas']['brokers_InvitedBrokerDto'];
export type BrokerRegistration =
  paths['/api/shell/brokers/update']['put']['requestBody']['content']['application/json'];
export type BrokerFile = components['schemas']['files_FileUploadDto'];

/** The record that the invitation opens, and the deployment's shortest password. */
export async function fetchInvited(
  id: string,
  code: string,
): Promise<{ broker: InvitedBroker; passwordMinimum: number }> {
  const [broker, rules] = await Promise.all([
    unwrap(api.GET('/api/shell/brokers/{id}', { params: { path: { id }, query: { code } } })),
    unwrap(api.GET('/api/shell/account/password-rules')),
  ]);
  return { broker, passwordMinimum: rules.minimum };
}

/** Record, account and signed terms; may be sent again after a failure in the middle. */
export const registerBroker = (body: BrokerRegistration) => api.PUT('/api/shell/brokers/update', { body });

/** What stands on the record of the kinds that are asked for here, newest first. */
export const fetchBrokerFiles = (id: string, code: string): Promise<BrokerFile[]> =>
  unwrap(api.GET('/api/shell/brokers/{id}/files', { params: { path: { id }, query: { code } } }));

interface BrokerUpload {
  id: string;
  code: string;
  type: FileType;
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export const uploadBrokerFile = ({ id, code, type, ...rest }: BrokerUpload): Promise<BrokerFile> =>
  upload<BrokerFile>({
    ...rest,
    url: `/api/shell/brokers/${encodeURIComponent(id)}/files?code=${encodeURIComponent(code)}`,
    fields: { type },
  });
