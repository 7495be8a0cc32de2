import type { ReactNode } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { Button, PageHeader } from '@groundwork/web-ui';
import { useOpenReferral } from './use-open-referral.js';

/** Title of an open referral, with the way back to the list. */
export function ReferralHeader({
  title,
  description,
  actions,
}: {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
}) {
  const [, open] = useOpenReferral();
  return (
    <PageHeader
      title={title}
      description={description}
      actions={
        <>
          {actions}
          <Button variant="outline" onClick={() => open('')}>
            {screens.close}
          </Button>
        </>
      }
    />
  );
}
