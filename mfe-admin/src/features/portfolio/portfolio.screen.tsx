import { useState } from 'react';
import { maturityLabels } from '@groundwork/domain-draws';
import type { MaturityRung } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { portfolioPage as words } from '@groundwork/domain-messages-admin';
import { formatPercent, shareOf } from '@groundwork/domain-money';
import { ExportDialog, Link, QueryState, useTitle } from '@groundwork/web-mount';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Facts,
  Flex,
  Grid,
  MoneyText,
  PageHeader,
  Stack,
  Text,
} from '@groundwork/web-ui';
import type { Portfolio } from '../../data/api.js';
import { fetchWholeBook, useExportBook, usePortfolio } from '../../data/portfolio.js';
import { loansPath, stateName, typeName } from './group-names.js';
import { GroupSection } from './group-section.js';
import type { ShownGroup } from './group-section.js';
import { MonthsSection } from './months-section.js';
import { WatchList } from './watch-list.js';

/** All loans that run, in figures. The specification gives this page a title only. */
export function PortfolioScreen() {
  useTitle(words.title);
  const exported = useExportBook({});
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.purpose}
        actions={
          <Flex gap="3" flexWrap="wrap">
            <ButtonLink asChild variant="outline">
              <Link to="/portfolio/loans">{words.loanList}</Link>
            </ButtonLink>
            <Button
              variant="outline"
              icon="download"
              loading={exported.isPending}
              onClick={() => exported.mutate(undefined)}
            >
              {words.exportCsv}
            </Button>
            <WholeBook />
          </Flex>
        }
      />
      <QueryState query={usePortfolio()} failed={words.failed}>
        {(portfolio) => (portfolio.total.loans === 0 ? <NoLoans /> : <Figures portfolio={portfolio} />)}
      </QueryState>
    </>
  );
}

/** Every loan with its history, for who counts elsewhere or takes the book along. */
function WholeBook() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon="download" onClick={() => setOpen(true)}>
        {words.exportBook}
      </Button>
      {open ? (
        <ExportDialog
          title={words.exportBookQuestion}
          fileName="book.zip"
          fetchIt={fetchWholeBook}
          onClose={() => setOpen(false)}
        >
          <Text>{words.exportBookHint}</Text>
        </ExportDialog>
      ) : null}
    </>
  );
}

const NoLoans = () => (
  <Card>
    <EmptyState icon="chart" title={words.noLoans}>
      {words.noLoansDetail}
    </EmptyState>
  </Card>
);

const percentOr = (percent: number | null): string => (percent === null ? words.noRate : formatPercent(percent));

function Figures({ portfolio }: { portfolio: Portfolio }) {
  const { total, rateByCommitment, rateByPrincipal, months } = portfolio;
  const { left, right } = sectionsOf(portfolio);
  return (
    <Stack gap="5">
      <Card>
        <Facts
          minWidth={120}
          facts={[
            { label: words.loans, value: total.loans.toLocaleString('en-US') },
            { label: words.committed, value: <MoneyText cents={total.commitment} bold /> },
            { label: words.funded, value: <MoneyText cents={total.funded} bold /> },
            { label: words.undrawn, value: <MoneyText cents={total.undrawn} bold /> },
            { label: words.principal, value: <MoneyText cents={total.principal} bold /> },
            { label: words.rateByCommitment, value: percentOr(rateByCommitment) },
            { label: words.rateByPrincipal, value: percentOr(rateByPrincipal) },
          ]}
        />
      </Card>
      <Text textStyle="small">{words.key}</Text>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5">
          <WatchList portfolio={portfolio} />
          {left.map((section) => (
            <GroupSection key={section.title} total={total} {...section} />
          ))}
        </Stack>
        <Stack gap="5">
          {right.map((section) => (
            <GroupSection key={section.title} total={total} {...section} />
          ))}
        </Stack>
      </Grid>
      <MonthsSection months={months} />
    </Stack>
  );
}

type Section = Pick<Parameters<typeof GroupSection>[0], 'title' | 'of' | 'groups' | 'note'>;

/** The columns of a wide page. */
function sectionsOf({ types, states, ladder, ...portfolio }: Portfolio): { left: Section[]; right: Section[] } {
  const group = ({ key, ...sums }: Portfolio['types'][number], name: string, filter: string): ShownGroup => ({
    key,
    name,
    sums,
    to: loansPath({ [filter]: key }),
  });
  const rungs = ladder.map((rung) => group(rung, maturityLabels[rung.key as MaturityRung], 'rung'));
  return {
    left: [
      { title: words.byType, of: words.loanType, groups: types.map((type) => group(type, typeName(type.key), 'type')) },
      {
        title: words.byState,
        of: words.state,
        groups: states.map((each) => group(each, stateName(each.key), 'state')),
      },
    ],
    right: [{ title: words.ladder, of: words.matures, groups: rungs }, borrowersOf(portfolio)],
  };
}

function borrowersOf({
  borrowers,
  otherBorrowers,
  borrowerCount,
  total,
}: Pick<Portfolio, 'borrowers' | 'otherBorrowers' | 'borrowerCount' | 'total'>): Section {
  const others: ShownGroup = { key: 'others', name: words.otherBorrowers, sums: otherBorrowers };
  const share = shareOf(total.commitment - otherBorrowers.commitment, total.commitment);
  return {
    title: words.byBorrower,
    of: words.borrower,
    groups: [
      ...borrowers.map(({ key, name, ...sums }) => ({
        key,
        name: name ?? words.unnamedBorrower,
        sums,
        to: loansPath({ company: key }),
      })),
      ...(otherBorrowers.loans > 0 ? [others] : []),
    ],
    ...(borrowerCount < 2
      ? {}
      : { note: fill(words.concentration, { n: borrowers.length, all: borrowerCount, share: formatPercent(share) }) }),
  };
}
