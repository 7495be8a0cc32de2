import { loanTypes, projectNumberLabel, projectNumberText, propertyTypes } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { StageLine } from '@groundwork/web-lending/stages';
import { Box, Button, DataTable, MoneyText, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { ActiveLoan, ApplicationSummary } from '../../data/api.js';

interface LoanTableProps {
  loans: ActiveLoan[];
  /** The same loans as applications: they know the property type, and the number of old ones. */
  applications: readonly ApplicationSummary[];
  onDraw: (loan: ActiveLoan) => void;
}

export function LoanTable({ loans, applications, onDraw }: LoanTableProps) {
  // A loan from before there were numbers does not know its own.
  const applicationOf = (loan: ActiveLoan) => applications.find(({ id }) => id === loan.applicationId);
  const numberOf = (loan: ActiveLoan) => loan.projectNumber ?? applicationOf(loan)?.projectNumber;
  const columns: Column<ActiveLoan>[] = [
    { id: 'number', header: projectNumberLabel, cell: (loan) => projectNumberText(numberOf(loan)) },
    { id: 'property', header: 'Property', cell: (loan) => <PropertyCell loan={loan} /> },
    {
      id: 'type',
      header: 'Type',
      cell: (loan) => <TypeCell loan={loan} application={applicationOf(loan)} />,
    },
    { id: 'stage', header: 'Stage', cell: (loan) => <StageCell application={applicationOf(loan)} /> },
    { id: 'funded', header: 'Funded', align: 'end', cell: ({ fundedToDate }) => <MoneyText cents={fundedToDate} /> },
    { id: 'remaining', header: 'Remaining', align: 'end', cell: ({ remaining }) => <MoneyText cents={remaining} /> },
    {
      id: 'draw',
      header: 'Request Draw',
      hideHeader: true,
      align: 'end',
      cell: (loan) => (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Request Draw: ${loan.name}`}
          disabled={loan.available === 0}
          onClick={() => onDraw(loan)}
        >
          Request Draw
        </Button>
      ),
    },
  ];
  return (
    <DataTable caption="Active Projects" columns={columns} rows={loans} rowKey={({ applicationId }) => applicationId} />
  );
}

function PropertyCell({ loan: { name, properties } }: { loan: ActiveLoan }) {
  const [first] = properties;
  const more = properties.length > 1 ? ` and ${properties.length - 1} more` : '';
  return (
    <Box>
      <Text fontWeight="medium">{name}</Text>
      <Text textStyle="small">{first ? `${first.street}, ${first.city}, ${first.state}${more}` : ''}</Text>
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
