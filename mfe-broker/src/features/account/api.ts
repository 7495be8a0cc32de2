import { useMemo } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import type { BrokerContact, FilesAccess, PasswordChange } from '@groundwork/web-lending/account';
import { useArea } from '@groundwork/web-mount';
import { api, areaPath } from '../../app/api.js';
import type { Broker } from '../../app/api.js';
import { brokerKeys } from '../../data/broker.js';

/** Saves the broker's own fields on the revision that this browser read last. */
export function useSaveAccount({ id, revision, iccaVersion }: Broker) {
  const client = useQueryClient();
  const { user } = useArea();
  return useMutation({
    mutationFn: (contact: BrokerContact) => unwrap(api.PUT('/api/broker/brokers/update', { body: { ...contact, id, revision, iccaVersion } })),
    onSuccess: (saved) => client.setQueryData(brokerKeys.own(user.id), saved),
  });
}

export const updatePassword = (body: PasswordChange) => unwrap(api.POST('/api/broker/account/updatePassword', { body }));

/** The broker's own files. */
export function useBrokerFiles(brokerId: string): FilesAccess {
  return useMemo(
    () => ({
      areaPath,
      parent: 'broker',
      parentId: brokerId,
      list: async (type) => {
        if (type === 'brokerLogo') return unwrap(api.GET('/api/broker/fileUpload/brokerLogos/{id}', { params: { path: { id: brokerId } } }));
        const files = await unwrap(api.GET('/api/broker/fileUpload/{a}/{b}', { params: { path: { a: 'broker', b: brokerId } } }));
        return files.filter(({ fileType }) => fileType === type);
      },
      link: (id) => unwrap(api.GET('/api/broker/fileUpload/retrieve/{id}', { params: { path: { id } } })),
    }),
    [brokerId],
  );
}
