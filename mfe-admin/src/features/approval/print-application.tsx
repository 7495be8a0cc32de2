import { approval } from '@groundwork/domain-messages-admin';
import { Button } from '@groundwork/web-ui';
import { usePrintApplication } from '../../data/print.js';

/** The whole application as it stands, for the credit file. */
export function PrintApplication({ applicationId }: { applicationId: string }) {
  const print = usePrintApplication(applicationId);
  return (
    <Button variant="outline" icon="download" loading={print.isPending} onClick={() => print.mutate()}>
      {approval.applicationPdf}
    </Button>
  );
}
