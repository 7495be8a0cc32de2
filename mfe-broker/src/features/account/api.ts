import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FileType } from '@groundwork/domain-files';
import { saveFile, sentenceFor, unwrap, upload } from '@groundwork/web-http';
import { useArea, useNotify } from '@groundwork/web-mount';
import { api, areaPath } from '../../app/api.js';
import type { Broker, BrokerUpdate, FileUpload } from '../../app/api.js';
import { brokerKeys } from '../../data/broker.js';

/** Saves the broker's own fields on the revision that this browser read last. */
export function useSaveAccount({ id, revision, iccaVersion }: Broker) {
  const client = useQueryClient();
  const { user } = useArea();
  return useMutation({
    mutationFn: (changes: Omit<BrokerUpdate, 'id' | 'revision' | 'iccaVersion'>) =>
      unwrap(api.PUT('/api/broker/brokers/update', { body: { ...changes, id, revision, iccaVersion } })),
    onSuccess: (saved) => client.setQueryData(brokerKeys.own(user.id), saved),
  });
}

const fileKeys = {
  ofBroker: (brokerId: string) => ['files', 'broker', brokerId] as const,
};

/** The broker's files, of every type. */
export function useBrokerFiles(brokerId: string) {
  return useQuery({
    queryKey: fileKeys.ofBroker(brokerId),
    queryFn: () => unwrap(api.GET('/api/broker/fileUpload/{a}/{b}', { params: { path: { a: 'broker', b: brokerId } } })),
  });
}

interface BrokerUpload {
  file: File;
  onProgress: (share: number) => void;
}

export function useUploadBrokerFile(brokerId: string, type: FileType) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress }: BrokerUpload) =>
      upload<FileUpload>({ url: `${areaPath}/fileUpload/broker`, file, fields: { brokerId, type }, onProgress }),
    onSuccess: () => client.invalidateQueries({ queryKey: fileKeys.ofBroker(brokerId) }),
  });
}

/** Fetches a file by a link that holds for this session and a few minutes. */
export function useDownload() {
  const notify = useNotify();
  return useMutation({
    mutationFn: async (id: string) => {
      const { uri } = await unwrap(api.GET('/api/broker/fileUpload/retrieve/{id}', { params: { path: { id } } }));
      saveFile(areaPath + (uri.startsWith('/') ? uri : `/${uri}`));
    },
    onError: (error) => notify.error(sentenceFor(error)),
  });
}
