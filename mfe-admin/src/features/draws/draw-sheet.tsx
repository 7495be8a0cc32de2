import { fill, shared } from '@groundwork/domain-messages';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { formatCents, formatPercent } from '@groundwork/domain-money';
import { ApiProblem } from '@groundwork/web-http';
import { QueryState } from '@groundwork/web-mount';
import { Box, DataTable, Disclosure, Facts, Heading, MoneyText, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { DrawRequest, DrawSchedule } from '../../data/api.js';
import { useDrawRequest, useDrawSchedule } from '../../data/draws.js';

type Row = DrawSchedule['lines'][number];

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

/** The nine lines of the certificate. */
const certificateLines: readonly (readonly [keyof DrawSchedule['certificate'], string])[] = [
  ['originalSum', '1. Original contract sum'],
  ['changeOrders', '2. Net change by change orders'],
  ['sumToDate', '3. Contract sum to date'],
  ['completedAndStored', '4. Total completed and stored to date'],
  ['retainage', '5. Retainage'],
  ['earnedLessRetainage', '6. Total earned less retainage'],
  ['previousCertificates', '7. Less previous certificates'],
  ['currentPaymentDue', '8. Current payment due'],
  ['balanceToFinish', '9. Balance to finish, with retainage'],
];

/** What was signed: the certificate, the signature, and the whole budget as it stood when the draw was submitted. */
export function DrawSheet({ id }: { id: string }) {
  const schedule = useDrawSchedule(id);
  const isOld = schedule.error instanceof ApiProblem && schedule.error.status === 404;
  return (
    <Stack gap="3">
      <Disclosure title={drawDesk.certificateTitle}>
        <Signature id={id} />
        <QueryState query={schedule} failed={isOld ? drawDesk.noSheet : shared.serviceUnavailable}>
          {({ certificate }) => (
            <Facts
              minWidth={230}
              facts={certificateLines.map(([line, label]) => ({
                label,
                value: <MoneyText cents={certificate[line]} bold={line === 'currentPaymentDue'} />,
              }))}
            />
          )}
        </QueryState>
      </Disclosure>
      <Disclosure title={drawDesk.sheetTitle}>
        <QueryState query={schedule} failed={isOld ? drawDesk.noSheet : shared.serviceUnavailable}>
          {({ lines, totals }) => (
            <Box>
              <DataTable
                caption={drawDesk.sheetTitle}
                columns={columnsOf(lines)}
                rows={lines}
                rowKey={(line) => line.additionalBudgetItemId}
              />
              <Text mt="3" fontWeight="semibold">
                Total: <MoneyText cents={totals.completedAndStored} /> of <MoneyText cents={totals.scheduledValue} />
              </Text>
            </Box>
          )}
        </QueryState>
      </Disclosure>
    </Stack>
  );
}

function Signature({ id }: { id: string }) {
  const draw = useDrawRequest(id);
  return (
    <QueryState query={draw} failed={shared.serviceUnavailable}>
      {({ certifySignature, certifySignatureDate, submissions = [] }) => (
        <Box mb="4">
          {certifySignature ? (
            <Box bg="white" borderRadius="md" px="2" display="inline-block">
              <img src={certifySignature} alt={drawDesk.signatureOf} height={64} />
            </Box>
          ) : null}
          <Text textStyle="small">{fill(drawDesk.signedAt, { date: displayInstant(certifySignatureDate) })}</Text>
          {submissions.length > 1 ? <Rounds submissions={submissions} /> : null}
        </Box>
      )}
    </QueryState>
  );
}

function Rounds({ submissions }: { submissions: NonNullable<DrawRequest['submissions']> }) {
  return (
    <Box as="section" mt="3" aria-label="Earlier submissions">
      <Heading as="h4" size="sub">
        Submissions
      </Heading>
      {submissions.map(({ round, requestedAmount, submittedAt, endedReason }) => (
        <Text key={round} textStyle="small">
          {fill(drawDesk.roundOf, {
            round,
            amount: formatCents(requestedAmount),
            date: displayInstant(submittedAt),
          })}
          {endedReason ? `. ${endedReason}` : ''}
        </Text>
      ))}
    </Box>
  );
}
