import { useId } from 'react';
import { loanTypes, loanTypeValues, projectNumberText } from '@groundwork/domain-applications';
import { maturityLabels, maturityRungs, watchCauses, watchLabels } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { portfolioPage as words } from '@groundwork/domain-messages-admin';
import { formatCents, formatPercent } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { useRowKeys } from '@groundwork/web-lending';
import { Link, MorePages, QueryState, useSearchParams, useTitle } from '@groundwork/web-mount';
import {
  Box,
  Button,
  Card,
  DataTable,
  EmptyState,
  Flex,
  Grid,
  Label,
  MoneyText,
  NativeSelect,
  PageHeader,
  Stack,
  Text,
  TextLink,
} from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { BookLoan } from '../../data/api.js';
import { bookFiltersIn, useBook, useExportBook } from '../../data/portfolio.js';
import type { BookFilters } from '../../data/portfolio.js';
import { stateName, typeName } from './group-names.js';

/** The loans behind a figure of the portfolio, as the address asks for them; each leads to its page. */
export function BookScreen() {
  useTitle(words.loanList);
  const [params, setParams] = useSearchParams();
  const filters = bookFiltersIn(params);
  const exported = useExportBook(filters);
  const change = (changes: Partial<Record<keyof BookFilters, string>>) => {
    const next = { ...filters, ...changes };
    setParams(new URLSearchParams(Object.entries(next).filter(([name, value]) => name === 'state' || value !== '')));
  };
  return (
    <>
      <PageHeader
        title={words.loanList}
        back={
          <TextLink asChild>
            <Link to="/portfolio">{words.title}</Link>
          </TextLink>
        }
        actions={
          <Button
            variant="outline"
            icon="download"
            loading={exported.isPending}
            onClick={() => exported.mutate(undefined)}
          >
            {words.exportCsv}
          </Button>
        }
      />
      <Stack gap="5">
        <Filters filters={filters} onChange={change} />
        <Found filters={filters} />
      </Stack>
    </>
  );
}

const selects = [
  ['type', words.loanType, words.anyType, loanTypeValues.map((type) => [type, loanTypes[type].label] as const)],
  ['rung', words.matures, words.anyMaturity, maturityRungs.map((rung) => [rung, maturityLabels[rung]] as const)],
  [
    'watch',
    words.watched,
    words.notWatched,
    [['any', words.watchedAny] as const, ...watchCauses.map((cause) => [cause, watchLabels[cause]] as const)],
  ],
] as const;

interface FiltersProps {
  filters: BookFilters;
  onChange: (changes: Partial<Record<keyof BookFilters, string>>) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  const id = useId();
  return (
    <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 220px), 1fr))" gap="4">
      {selects.map(([name, label, any, options]) => (
        <div key={name}>
          <Label htmlFor={`${id}${name}`} mb="1.5">
            {label}
          </Label>
          <NativeSelect
            id={`${id}${name}`}
            value={filters[name] ?? ''}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          >
            <option value="">{any}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </NativeSelect>
        </div>
      ))}
    </Grid>
  );
}

function Found({ filters }: { filters: BookFilters }) {
  const found = useBook(filters);
  return (
    <QueryState query={found} failed={words.failed}>
      {({ pages }) => {
        const loans = pages.flatMap(({ items }) => items);
        return (
          <Box aria-busy={found.isFetching}>
            <Flex gap="4" mb="3" flexWrap="wrap" justifyContent="space-between">
              <Text role="status">{countText(pages[0]?.total)}</Text>
              <Narrowed filters={filters} loans={loans} />
            </Flex>
            <LoanRows loans={loans} />
            <MorePages query={found} label={words.more} />
          </Box>
        );
      }}
    </QueryState>
  );
}

function countText(total: { loans: number; commitment: number } | undefined): string {
  if (!total || total.loans === 0) return '';
  const amount = formatCents(total.commitment);
  if (total.loans === 1) return fill(words.loanCountOne, { amount });
  return fill(words.loanCount, { n: total.loans, amount });
}

/** What the list is narrowed to beside its fields, and the way out. */
function Narrowed({ filters: { company, state }, loans }: { filters: BookFilters; loans: readonly BookLoan[] }) {
  const parts = [
    ...(company ? [fill(words.ofBorrower, { name: loans[0]?.borrower ?? words.unnamedBorrower })] : []),
    ...(state === undefined ? [] : [fill(words.ofState, { state: stateName(state) })]),
  ];
  if (parts.length === 0) return null;
  return (
    <Flex gap="3" flexWrap="wrap">
      <Text>{parts.join(', ')}</Text>
      <TextLink asChild>
        <Link to="/portfolio/loans">{words.showAll}</Link>
      </TextLink>
    </Flex>
  );
}

const columns: Column<BookLoan>[] = [
  {
    id: 'project',
    header: words.project,
    cell: ({ applicationId, name, projectNumber }) => (
      <>
        <TextLink asChild overflowWrap="anywhere">
          <Link to={`/loans/${applicationId}`} data-row>
            {name}
          </Link>
        </TextLink>
        <Text textStyle="small">{projectNumberText(projectNumber)}</Text>
      </>
    ),
  },
  {
    id: 'borrower',
    header: words.borrower,
    cell: ({ borrower, state }) => (
      <>
        <Text overflowWrap="anywhere">{borrower ?? '—'}</Text>
        <Text textStyle="small">{stateName(state)}</Text>
      </>
    ),
  },
  { id: 'type', header: words.loanType, cell: ({ loanType }) => typeName(loanType) },
  {
    id: 'committed',
    header: words.committed,
    align: 'end',
    cell: ({ commitment }) => <MoneyText cents={commitment} bold />,
  },
  { id: 'funded', header: words.funded, align: 'end', cell: ({ funded }) => <MoneyText cents={funded} /> },
  { id: 'undrawn', header: words.undrawn, align: 'end', cell: ({ undrawn }) => <MoneyText cents={undrawn} /> },
  { id: 'rate', header: words.rate, align: 'end', cell: ({ rate }) => (rate === null ? '—' : formatPercent(rate)) },
  {
    id: 'matures',
    header: words.matures,
    cell: ({ maturesOn }) => (maturesOn === null ? '—' : formatMonthDayYear(maturesOn)),
  },
  {
    id: 'watched',
    header: words.watched,
    cell: ({ watched }) => (watched.length === 0 ? '—' : watched.map((cause) => watchLabels[cause]).join(', ')),
  },
];

function LoanRows({ loans }: { loans: BookLoan[] }) {
  const keys = useRowKeys();
  return (
    <Box {...keys}>
      <DataTable
        caption={words.loanList}
        columns={columns}
        rows={loans}
        rowKey={({ applicationId }) => applicationId}
        empty={
          <Card>
            <EmptyState icon="search" title={words.noneFits} />
          </Card>
        }
      />
    </Box>
  );
}
