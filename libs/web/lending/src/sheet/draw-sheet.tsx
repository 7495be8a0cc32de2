import type { UseQueryResult } from '@tanstack/react-query';
import { certificateLines } from '@groundwork/domain-draws';
import type { AskedLine, PaymentSheet, SheetAmounts, SheetLine } from '@groundwork/domain-draws';
import { fill, shared } from '@groundwork/domain-messages';
import { paymentSheet } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { formatCents, formatPercent } from '@groundwork/domain-money';
import { ApiProblem } from '@groundwork/web-http';
import { QueryState } from '@groundwork/web-mount';
import { Box, DataTable, Disclosure, Facts, Heading, MoneyText, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PaperButton } from '../interest/paper-button.js';
import { Differences } from './differences.js';

type Row = SheetLine;

const money = (id: keyof Row & string, header: string): Column<Row> => ({
  id,
  header,
  align: 'end',
  cell: (row) => <MoneyText cents={Number(row[id])} />,
});

const columns: Column<Row>[] = [
  {
    id: 'name',
    header: 'Line',
    cell: ({ name, section }) => (
      <>
        <Text fontWeight="medium">{name}</Text>
        <Text textStyle="small">{section}</Text>
      </>
    ),
  },
  money('original', 'Original value'),
  money('changes', 'Changes'),
  money('scheduledValue', 'Scheduled value'),
  money('fromPrevious', 'From previous'),
  money('thisPeriod', 'This period'),
  money('stored', 'Materials stored'),
  money('completedAndStored', 'Completed and stored'),
  { id: 'percent', header: '%', align: 'end', cell: ({ percent }) => formatPercent(percent) },
  money('balanceToFinish', 'Balance to finish'),
  money('retainage', 'Retainage'),
];

/** Original value and changes stand in the sheet where the budget was changed. */
const columnsOf = (lines: readonly Row[]): Column<Row>[] =>
  lines.some(({ changes }) => changes !== 0)
    ? columns
    : columns.filter(({ id }) => id !== 'original' && id !== 'changes');

/** A row below the lines; contingency stands above the total, of which it is a part. */
const sumRow = (name: string, amounts: SheetAmounts): Row => ({
  additionalBudgetItemId: name,
  propertyId: '',
  name,
  section: '',
  ...amounts,
});

interface SubmissionView {
  readonly round: number;
  readonly requestedAmount: number;
  readonly submittedAt: string;
  readonly endedReason: string | null;
  readonly lineItems: readonly AskedLine[];
}

/** A draw with who signed what. */
export interface SignedDrawView {
  readonly certifySignature?: string;
  readonly certifySignatureDate: string;
  readonly submissions?: readonly SubmissionView[];
}

interface DrawSheetProps {
  draw: UseQueryResult<SignedDrawView>;
  schedule: UseQueryResult<PaymentSheet>;
  /** Has the signed paper kept. */
  print: { isPending: boolean; mutate: () => void };
}

/** What was signed: the certificate, the signature, and the whole budget as it stood when the draw was submitted. */
export function DrawSheet({ draw, schedule, print }: DrawSheetProps) {
  const isOld = schedule.error instanceof ApiProblem && schedule.error.status === 404;
  const failed = isOld ? paymentSheet.noSheet : shared.serviceUnavailable;
  return (
    <Stack gap="3">
      <Disclosure title={paymentSheet.certificateTitle}>
        <Signature draw={draw} />
        <QueryState query={schedule} failed={failed}>
          {(sheet) => (
            <>
              <CertificateFacts sheet={sheet} />
              <Box mt="3">
                <PaperButton label={paymentSheet.certificatePdf} print={print} />
              </Box>
            </>
          )}
        </QueryState>
      </Disclosure>
      <Disclosure title={paymentSheet.sheetTitle}>
        <QueryState query={schedule} failed={failed}>
          {(sheet) => <SheetTable sheet={sheet} />}
        </QueryState>
      </Disclosure>
    </Stack>
  );
}

/** The nine lines of the certificate. */
export function CertificateFacts({ sheet: { certificate } }: { sheet: PaymentSheet }) {
  return (
    <Facts
      minWidth={230}
      facts={certificateLines.map(([line, label]) => ({
        label,
        value: <MoneyText cents={certificate[line]} bold={line === 'currentPaymentDue'} />,
      }))}
    />
  );
}

/** Every line of the budget, columns A to I, with their sums below. */
export function SheetTable({ sheet: { lines, totals, contingency } }: { sheet: PaymentSheet }) {
  return (
    <DataTable
      caption={paymentSheet.sheetTitle}
      columns={columnsOf(lines)}
      rows={[
        ...lines,
        ...(contingency ? [sumRow(paymentSheet.sheetContingency, contingency)] : []),
        sumRow(paymentSheet.sheetTotal, totals),
      ]}
      rowKey={(line) => line.additionalBudgetItemId}
    />
  );
}

function Signature({ draw }: Pick<DrawSheetProps, 'draw'>) {
  return (
    <QueryState query={draw} failed={shared.serviceUnavailable}>
      {({ certifySignature, certifySignatureDate, submissions = [] }) => (
        <Box mb="4">
          {certifySignature ? (
            <Box bg="white" borderRadius="md" px="2" display="inline-block">
              <img src={certifySignature} alt={paymentSheet.signatureOf} height={64} />
            </Box>
          ) : null}
          <Text textStyle="small">{fill(paymentSheet.signedAt, { date: displayInstant(certifySignatureDate) })}</Text>
          {submissions.length > 1 ? <Rounds submissions={submissions} /> : null}
        </Box>
      )}
    </QueryState>
  );
}

function Rounds({ submissions }: { submissions: readonly SubmissionView[] }) {
  return (
    <Box as="section" mt="3" aria-label="Earlier submissions">
      <Heading as="h4" size="sub">
        Submissions
      </Heading>
      {submissions.map((submission, at) => (
        <Box key={submission.round}>
          <Text textStyle="small">
            {fill(paymentSheet.roundOf, {
              round: submission.round,
              amount: formatCents(submission.requestedAmount),
              date: displayInstant(submission.submittedAt),
            })}
            {submission.endedReason ? `. ${submission.endedReason}` : ''}
          </Text>
          <Differences
            label={`Changed by submission ${submission.round}`}
            from={submissions[at - 1]?.lineItems}
            to={submission.lineItems}
          />
        </Box>
      ))}
    </Box>
  );
}
