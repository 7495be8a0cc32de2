import type { ReactNode } from 'react';
import { shared } from '@groundwork/domain-messages';
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
            {shared.close}
          </Button>
        </>
      }
    />
  );
}
