import { loanTypes, projectNumberLabel, projectNumberText, propertyTypes } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { Link } from '@groundwork/web-mount';
import { StageLine } from '@groundwork/web-lending/stages';
import { Box, Button, DataTable, HStack, MoneyText, StatusBadge, Text, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { fill } from '@groundwork/domain-messages';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { changePage, inspections, loanInterest } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import type { ActiveLoan, ApplicationSummary, DrawDraftSummary } from '../../data/api.js';

interface LoanTableProps {
  loans: ActiveLoan[];
  /** The same loans as applications: they know the property type, and the number of old ones. */
  applications: readonly ApplicationSummary[];
  /** What people of the company are writing. */
  drafts: readonly DrawDraftSummary[];
  onDraw: (loan: ActiveLoan) => void;
  /** Asks for what is held back. */
  onRelease: (loan: ActiveLoan) => void;
}

export function LoanTable({ loans, applications, drafts, onDraw, onRelease }: LoanTableProps) {
  // A loan from before there were numbers does not know its own.
  const applicationOf = (loan: ActiveLoan) => applications.find(({ id }) => id === loan.applicationId);
  const numberOf = (loan: ActiveLoan) => loan.projectNumber ?? applicationOf(loan)?.projectNumber;
  const draftOf = (loan: ActiveLoan) =>
    drafts.find((draft) => draft.applicationId === loan.applicationId && draft.drawRequestId === null);
  const columns: Column<ActiveLoan>[] = [
    { id: 'number', header: projectNumberLabel, cell: (loan) => projectNumberText(numberOf(loan)) },
    { id: 'property', header: 'Property', cell: (loan) => <PropertyCell loan={loan} draft={draftOf(loan)} /> },
    {
      id: 'type',
      header: 'Type',
      cell: (loan) => <TypeCell loan={loan} application={applicationOf(loan)} />,
    },
    { id: 'stage', header: 'Stage', cell: (loan) => <StageCell application={applicationOf(loan)} /> },
    { id: 'funded', header: 'Funded', align: 'end', cell: ({ fundedToDate }) => <MoneyText cents={fundedToDate} /> },
    { id: 'remaining', header: 'Remaining', align: 'end', cell: Remaining },
    {
      id: 'draw',
      header: 'Request Draw',
      hideHeader: true,
      align: 'end',
      cell: (loan) => (
        <HStack gap="2" flexWrap="wrap" justifyContent={{ base: 'flex-start', sm: 'flex-end' }}>
          <Button
            size="sm"
            variant="outline"
            aria-label={`Request Draw: ${loan.name}`}
            disabled={loan.available === 0}
            onClick={() => onDraw(loan)}
          >
            Request Draw
          </Button>
          {loan.retainageHeld > 0 ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={fill(drawSheet.requestReleaseOf, { name: loan.name })}
              onClick={() => onRelease(loan)}
            >
              {drawSheet.requestRelease}
            </Button>
          ) : null}
        </HStack>
      ),
    },
  ];
  return (
    <DataTable caption="Active Projects" columns={columns} rows={loans} rowKey={({ applicationId }) => applicationId} />
  );
}

/** What is not funded yet, and what of it can still be asked for where that is less. */
function Remaining({ remaining, available }: ActiveLoan) {
  return (
    <>
      <MoneyText cents={remaining} />
      {available === remaining ? null : (
        <Text textStyle="small">{fill(drawSheet.canBeRequested, { amount: formatCents(available) })}</Text>
      )}
    </>
  );
}

interface PropertyCellProps {
  loan: ActiveLoan;
  draft: DrawDraftSummary | undefined;
}

function PropertyCell({ loan: { applicationId, name, properties, closedOn }, draft }: PropertyCellProps) {
  const [first] = properties;
  const more = properties.length > 1 ? ` and ${properties.length - 1} more` : '';
  return (
    <Box>
      <TextLink asChild fontWeight="medium" overflowWrap="anywhere">
        <Link to={`/loans/${applicationId}`}>{name}</Link>
      </TextLink>
      {closedOn ? (
        <Box>
          <StatusBadge>{fill(loanInterest.paidOff, { day: formatMonthDayYear(closedOn) })}</StatusBadge>
        </Box>
      ) : null}
      <Text textStyle="small">{first ? `${first.street}, ${first.city}, ${first.state}${more}` : ''}</Text>
      {draft && draft.requestedAmount > 0 ? (
        <Text textStyle="small" color="accent.fg">
          {fill(drawSheet.draftOf, { amount: formatCents(draft.requestedAmount) })}
        </Text>
      ) : null}
      <TextLink asChild textStyle="small">
        <Link to={`/loans/${applicationId}/changes`} aria-label={`${changePage.title}: ${name}`}>
          {changePage.title}
        </Link>
      </TextLink>
      {' · '}
      <TextLink asChild textStyle="small">
        <Link to={`/loans/${applicationId}/inspections`} aria-label={`${inspections.title}: ${name}`}>
          {inspections.title}
        </Link>
      </TextLink>
    </Box>
  );
}

function StageCell({ application }: { application: ApplicationSummary | undefined }) {
  return application ? <StageLine facts={application} side="borrower" /> : null;
}

function TypeCell({ loan, application }: { loan: ActiveLoan; application: ApplicationSummary | undefined }) {
  const type = application?.propertyType;
  if (!type) return <>{loanTypes[loan.loanType as LoanType]?.label ?? loan.loanType}</>;
  return <abbr title={propertyTypes[type].label}>{propertyTypes[type].abbreviation}</abbr>;
}
