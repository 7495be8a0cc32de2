import { lazy, Suspense, useState } from 'react';
import { planDesk as words } from '@groundwork/domain-messages-admin';
import { Button } from '@groundwork/web-ui';
import type { Loan } from '../../../data/api.js';

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.js')).PlanDialog }));

/** Enters what is planned to be drawn of a loan month by month, or changes it. */
export function PlanButton({ loan }: { loan: Loan }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" icon="edit" onClick={() => setOpen(true)}>
        {loan.plan ? words.change : words.enter}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PlanDialog loan={loan} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
