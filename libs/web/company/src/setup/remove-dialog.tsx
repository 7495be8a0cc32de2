import { companySetup } from '@groundwork/domain-messages-company';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Text } from '@groundwork/web-ui';
import { useRefreshCompany } from '../company-data.js';

interface RemoveDialogProps {
  /** Nothing is asked while it is undefined. */
  name: string | undefined;
  title: string;
  /** What is said before the reason why it could not be done. */
  failed?: string;
  remove: () => Promise<unknown>;
  /** A refusal that is explained elsewhere; returns whether it was. */
  onRefused?: (error: unknown) => boolean;
  onClose: () => void;
}

/** Asks before a row is removed, with Yes and No. */
export function RemoveDialog({ name, title, failed, remove, onRefused, onClose }: RemoveDialogProps) {
  const notify = useNotify();
  const refresh = useRefreshCompany();
  if (name === undefined) return null;
  const act = async () => {
    await remove();
    await refresh();
    notify.success(companySetup.changesSaved);
  };
  const caught = (error: unknown) => {
    const isTold = onRefused?.(error) ?? false;
    if (isTold) onClose();
    return isTold;
  };
  return (
    <ConfirmCall
      title={title}
      confirmLabel={companySetup.yes}
      cancelLabel={companySetup.no}
      danger
      failed={failed}
      act={act}
      caught={caught}
      onClose={onClose}
    >
      <Text>{`${companySetup.confirmRemove} ${name}?`}</Text>
    </ConfirmCall>
  );
}
