import { useId } from 'react';
import { applicationTitle, projectNumberText } from '@groundwork/domain-applications';
import { appraisalRecord, valuationLabels, valuationStates } from '@groundwork/domain-capital';
import { capitalPage as words } from '@groundwork/domain-messages-admin';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { useRowKeys } from '@groundwork/web-lending';
import { ApplicationBadge } from '@groundwork/web-lending';
import { Link, MorePages, QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import {
  Box,
  Card,
  DataTable,
  EmptyState,
  Label,
  MoneyText,
  NativeSelect,
  PageHeader,
  Stack,
  Text,
  TextLink,
} from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Valuation } from '../../data/api.js';
import { useValuations } from '../../data/capital.js';

/** What the properties of all applications were appraised at. The specification gives this page a title only. */
export function ValuationScreen() {
  useTitle(words.title);
  const [chosen, choose] = useSearchValue('show');
  const state = valuationStates.find((each) => each === chosen);
  const id = useId();
  return (
    <>
      <PageHeader title={words.title} description={words.purpose} />
      <Stack gap="5">
        <Box maxWidth="320px">
          <Label htmlFor={id} mb="1.5">
            {words.show}
          </Label>
          <NativeSelect id={id} value={state ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">{words.allProperties}</option>
            {valuationStates.map((value) => (
              <option key={value} value={value}>
                {valuationLabels[value]}
              </option>
            ))}
          </NativeSelect>
        </Box>
        <Found state={state} />
      </Stack>
    </>
  );
}

function Found({ state }: { state: (typeof valuationStates)[number] | undefined }) {
  const found = useValuations(state);
  const keys = useRowKeys();
  return (
    <QueryState query={found} failed={words.valuationsFailed}>
      {({ pages }) => (
        <Box aria-busy={found.isFetching} {...keys}>
          <DataTable
            caption={words.title}
            columns={columns}
            rows={pages.flatMap(({ items }) => items)}
            rowKey={({ propertyId }) => propertyId}
            empty={
              <Card>
                <EmptyState icon="home" title={state ? words.noneOfState : words.noValuation} />
              </Card>
            }
          />
          <MorePages query={found} label={words.moreValuations} />
        </Box>
      )}
    </QueryState>
  );
}

const { fields } = appraisalRecord;
const amount = (cents: number | null) => (cents === null ? '—' : <MoneyText cents={cents} />);

const columns: Column<Valuation>[] = [
  {
    id: 'property',
    header: words.appraisedProperty,
    cell: ({ applicationId, street, city, region, ...application }) => (
      <>
        <TextLink asChild overflowWrap="anywhere">
          <Link to={`/valuation/${applicationId}`} data-row>
            {street || applicationTitle({ ...application, id: applicationId, street })}
          </Link>
        </TextLink>
        <Text textStyle="small">{[city, region].filter(Boolean).join(', ')}</Text>
      </>
    ),
  },
  {
    id: 'application',
    header: 'Application',
    cell: ({ name, projectNumber, companyName }) => (
      <>
        <Text overflowWrap="anywhere">{[projectNumberText(projectNumber), name].filter(Boolean).join(' ')}</Text>
        <Text textStyle="small">{companyName}</Text>
      </>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <ApplicationBadge status={status} /> },
  { id: 'budget', header: words.budget, align: 'end', cell: ({ budget }) => amount(budget) },
  { id: 'asIs', header: fields.asIs.label, align: 'end', cell: ({ asIs }) => amount(asIs) },
  { id: 'asCompleted', header: fields.asCompleted.label, align: 'end', cell: ({ asCompleted }) => amount(asCompleted) },
  {
    id: 'by',
    header: words.standing,
    cell: ({ appraiser, appraisedOn, hasDocument }) =>
      appraisedOn === null ? (
        valuationLabels.missing
      ) : (
        <>
          <Text overflowWrap="anywhere">{`${appraiser}, ${formatMonthDayYear(appraisedOn)}`}</Text>
          <Text textStyle="small">{hasDocument ? words.onDocument : valuationLabels.unproven}</Text>
        </>
      ),
  },
];
