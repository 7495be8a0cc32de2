import { useEffect, useState } from 'react';
import { fileTypes, formatFileSize, MAX_FILE_SIZE } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { files as sentences, screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { UploadZone, useUploadQueue } from '@groundwork/web-lending/files';
import { Stack, UploadList } from '@groundwork/web-ui';
import { usePublicConfig } from '../../components/use-public-config.js';
import { uploadBrokerFile } from '../../data/broker-registration.js';
import type { BrokerFile } from '../../data/broker-registration.js';

interface DocumentSlotProps {
  id: string;
  code: string;
  type: FileType;
  /** Told whether an upload of this kind is on its way. */
  onBusy: (type: FileType, busy: boolean) => void;
  /** What stood there before this page was opened. */
  onRecord: readonly BrokerFile[];
}

/** One kind of document: where to put it, and what became of it. The newest one takes the place. */
export function DocumentSlot({ id, code, type, onBusy, onRecord }: DocumentSlotProps) {
  const { label } = fileTypes[type];
  const { uploadLimitMb } = usePublicConfig();
  const [stored, setStored] = useState<BrokerFile>();
  const uploads = useUploadQueue<BrokerFile>({
    place: type,
    type,
    limit: uploadLimitMb === undefined ? MAX_FILE_SIZE : uploadLimitMb * 1024 * 1024,
    send: (file, _replaces, under) => uploadBrokerFile({ id, code, type, file, ...under }),
    onStored: setStored,
  });
  const { busy } = uploads;
  useEffect(() => onBusy(type, busy), [type, busy, onBusy]);
  const there = stored ? [stored] : onRecord;
  const zone = there.length > 0 ? sentences.newVersionOf : sentences.uploadOf;
  return (
    <Stack gap="3">
      <UploadZone
        label={fill(zone, { label })}
        listLabel={fill(sentences.onTheWay, { label })}
        type={type}
        uploads={uploads}
        many={false}
      />
      <UploadList label={label} entries={there.map(entryOf)} />
    </Stack>
  );
}

const entryOf = ({ fileUploadId, userFileName, size, uploadedAt }: BrokerFile) => ({
  id: fileUploadId,
  name: userFileName,
  detail: `${screens.uploadComplete} · ${formatFileSize(size)} · ${displayInstant(uploadedAt)}`,
});
