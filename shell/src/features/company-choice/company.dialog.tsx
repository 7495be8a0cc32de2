import { useEffect, useRef } from 'react';
import { homeOf } from '@groundwork/domain-accounts';
import { publicPages } from '@groundwork/domain-messages-shell';
import { useAttempt } from '@groundwork/web-mount';
import { Dialog } from '@groundwork/web-ui';
import { useLeftByBack } from '../../components/use-left-by-back.js';
import type { ShellDialogProps } from '../dialogs/index.js';
import { CompanyList } from './company-list.js';
import { chooseCompany, startNew } from './use-company.js';

type Work = () => Promise<void>;

/** Another company for the one in use, or a new one, from the user's menu. */
export default function CompanyDialog({ session, channel, navigate, onClose }: ShellDialogProps) {
  const home = homeOf(session.role);
  const pending = useRef<Work>(undefined);
  const { attempt, busy, failure } = useAttempt({ failed: publicPages.couldNotChangeCompany });
  useEffect(
    () =>
      channel.on('location', (path) => {
        const work = pending.current;
        if (path !== home || !work) return;
        pending.current = undefined;
        void attempt(work);
      }),
    [channel, home, attempt],
  );
  /** The area goes home first, and asks about what is not saved; who stays keeps his company. */
  const fromHome = (work: Work) => async () => {
    if (location.pathname !== home) navigate(home);
    if (location.pathname === home) return work();
    pending.current = work;
  };
  const choose = (companyId: string) =>
    companyId === session.companyId ? Promise.resolve(onClose()) : fromHome(() => chooseCompany(companyId))();
  const leaves = busy ? undefined : onClose;
  useLeftByBack(leaves);
  return (
    <Dialog open onClose={leaves} title={publicPages.changeCompany} size="sm" failure={failure}>
      <CompanyList
        companies={session.companies}
        inUse={session.companyId}
        disabled={busy}
        onChoose={choose}
        onStartNew={fromHome(startNew)}
      />
    </Dialog>
  );
}
