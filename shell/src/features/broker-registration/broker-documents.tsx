import { useCallback, useEffect, useState } from 'react';
import { invitedBrokerTypes } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages } from '@groundwork/domain-messages-shell';
import { Button } from '@groundwork/web-ui';
import { FailureAlert } from '../../components/failure-alert.js';
import { failureOf } from '../../components/failure.js';
import { useLoaded } from '../../components/use-loaded.js';
import { fetchBrokerFiles } from '../../data/broker-registration.js';
import { DocumentSlot } from './document-slot.js';

interface BrokerDocumentsProps {
  id: string;
  code: string;
  /** Whether an upload is on its way: the invitation that lets it in ends with the registration. */
  onBusy: (busy: boolean) => void;
}

/** W9 and logo, sent as soon as they are chosen. Neither is required; what arrived before the page was left is listed. */
export function BrokerDocuments({ id, code, onBusy }: BrokerDocumentsProps) {
  const { loaded, reload } = useLoaded(useCallback(() => fetchBrokerFiles(id, code), [id, code]));
  const [busy, setBusy] = useState<readonly FileType[]>([]);
  const told = useCallback(
    (type: FileType, on: boolean) =>
      setBusy((before) => [...before.filter((other) => other !== type), ...(on ? [type] : [])]),
    [],
  );
  useEffect(() => onBusy(busy.length > 0), [busy, onBusy]);
  const onRecord = loaded.phase === 'ready' ? loaded.data : [];
  return (
    <>
      {loaded.phase === 'failed' ? (
        <FailureAlert failure={failureOf(loaded.error, publicPages.brokerFilesUnknown)}>
          <Button size="sm" variant="outline" onClick={reload}>
            {screens.tryAgain}
          </Button>
        </FailureAlert>
      ) : null}
      {invitedBrokerTypes.map((type) => (
        <DocumentSlot
          key={type}
          id={id}
          code={code}
          type={type}
          onBusy={told}
          onRecord={onRecord.filter((file) => file.fileType === type)}
        />
      ))}
    </>
  );
}
