import { companySetup } from '@groundwork/domain-messages-company';
import { ApiProblem, sentenceFor, useCommand } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { ConfirmDialog } from '@groundwork/web-ui';
import { useRefreshCompany } from '../company-data.js';

interface RemoveDialogProps {
  /** Nothing is asked while it is undefined. */
  name: string | undefined;
  title: string;
  /** What is said when it could not be done. */
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
  const removal = useCommand({
    mutationFn: remove,
    onSuccess: async () => {
      await refresh();
      onClose();
      notify.success(companySetup.changesSaved);
    },
    onError: (error) => {
      onClose();
      // A rule of the portal is told in its own words: they say what to do first.
      const told =
        failed === undefined || (error instanceof ApiProblem && error.code === 'rule.violated')
          ? sentenceFor(error)
          : failed;
      if (!onRefused?.(error)) notify.error(told);
    },
  });
  return (
    <ConfirmDialog
      open={name !== undefined}
      title={title}
      confirmLabel={companySetup.yes}
      cancelLabel={companySetup.no}
      danger
      busy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      {`${companySetup.confirmRemove} ${name ?? ''}?`}
    </ConfirmDialog>
  );
}
