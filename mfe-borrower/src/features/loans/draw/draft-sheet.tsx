import type { PaymentSheet } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { paymentSheet } from '@groundwork/domain-messages-screens';
import { CertificateFacts, SheetTable } from '@groundwork/web-lending/sheet';
import { QueryState } from '@groundwork/web-mount';
import { Disclosure, Heading, Stack } from '@groundwork/web-ui';
import type { DrawDraft } from '../../../data/api.js';
import { useDraftSchedule } from '../../../data/draw-sheets.js';

/** What is about to be certified of a draft. */
export function DraftSheet({ draft: { id, version } }: { draft: DrawDraft }) {
  return (
    <QueryState query={useDraftSchedule(id, version)} failed={shared.serviceUnavailable}>
      {(sheet) => <CertifiedSheet sheet={sheet} />}
    </QueryState>
  );
}

/** What is about to be certified: the nine lines, and the sheet behind them. */
export function CertifiedSheet({ sheet }: { sheet: PaymentSheet }) {
  return (
    <Stack as="section" gap="3" aria-label={paymentSheet.certificateTitle}>
      <Heading as="h3" size="sub">
        {paymentSheet.certificateTitle}
      </Heading>
      <CertificateFacts sheet={sheet} />
      <Disclosure title={paymentSheet.sheetTitle}>
        <SheetTable sheet={sheet} />
      </Disclosure>
    </Stack>
  );
}
