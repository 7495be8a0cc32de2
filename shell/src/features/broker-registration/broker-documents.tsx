import { useEffect } from 'react';
import { invitedBrokerTypes } from '@groundwork/domain-files';
import { DocumentSlot } from './document-slot.js';
import { useBrokerUploads } from './use-broker-uploads.js';

interface BrokerDocumentsProps {
  id: string;
  code: string;
  /** Whether an upload is on its way: the invitation that lets it in ends with the registration. */
  onBusy: (busy: boolean) => void;
}

/** W9 and logo, sent as soon as they are chosen. Neither is required. */
export function BrokerDocuments({ id, code, onBusy }: BrokerDocumentsProps) {
  const uploads = useBrokerUploads(id, code);
  const { busy } = uploads;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  return (
    <>
      {invitedBrokerTypes.map((type) => (
        <DocumentSlot key={type} type={type} uploads={uploads} />
      ))}
    </>
  );
}
