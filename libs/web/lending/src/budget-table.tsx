import { formatPercent } from '@groundwork/domain-money';
import {
  MoneyText,
  Sideways,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeader,
  TableRow,
  Text,
  VisuallyHidden,
} from '@groundwork/web-ui';

/** What of a line's money has gone out, as the ledger of the loan says it. */
interface Funded {
  readonly fundedToDate: number;
  readonly percentProgress: number;
  readonly remaining: number;
}
interface Sums {
  readonly budgetAmount: number;
  readonly funded?: Funded;
}

/** A budget as the service answers it: sums are its own. Amounts in whole cents. */
export interface BudgetView {
  readonly totals: Sums;
  readonly sections: readonly {
    readonly name: string;
    readonly sectionIndex: number;
    readonly totals: Sums;
    readonly additionalItems: readonly (Sums & {
      readonly id?: string;
      readonly index: number;
      readonly name: string;
      readonly type?: string | null;
      readonly note?: string | null;
    })[];
  }[];
}

const plainHeader = { textTransform: 'none', letterSpacing: '0', color: 'fg' } as const;

interface BudgetTableProps {
  budget: BudgetView;
  caption: string;
  /** The type of each line, and its note below its name: what the lender reads. */
  detailed?: boolean;
}

/** A budget to read, by section. Rows without an amount are left out: the form offers many that a project does not need. */
export function BudgetTable({ budget, caption, detailed = false }: BudgetTableProps) {
  const isFunded = budget.totals.funded !== undefined;
  return (
    <Sideways caption={caption}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            <TableHeader scope="col">Item</TableHeader>
            {detailed ? <TableHeader scope="col">Type</TableHeader> : null}
            {['Budget', ...(isFunded ? fundedColumns : [])].map((name) => (
              <TableHeader key={name} scope="col" align="end">
                {name}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        {budget.sections
          .filter(({ totals }) => isShown(totals))
          .map((section) => (
            <SectionRows key={section.sectionIndex} section={section} detailed={detailed} />
          ))}
        <TableFoot>
          <TableRow>
            <TableHeader scope="row" fontSize="md" {...plainHeader}>
              Total
            </TableHeader>
            {detailed ? <TableCell /> : null}
            <Amounts sums={budget.totals} bold />
          </TableRow>
        </TableFoot>
      </Table>
    </Sideways>
  );
}

const fundedColumns = ['Funded to date', 'Percent progress', 'Remaining'];

const isShown = ({ budgetAmount, funded }: Sums): boolean => budgetAmount !== 0 || Boolean(funded?.fundedToDate);

function SectionRows({ section, detailed }: { section: BudgetView['sections'][number]; detailed: boolean }) {
  return (
    <TableBody>
      <TableRow bg="bg.subtle">
        <TableHeader scope="rowgroup" fontSize="sm" {...plainHeader}>
          {section.name}
        </TableHeader>
        {detailed ? <TableCell /> : null}
        <Amounts sums={section.totals} bold />
      </TableRow>
      {section.additionalItems.filter(isShown).map((item) => (
        <TableRow key={item.id ?? item.index}>
          <TableCell py="2">
            {item.name}
            {detailed && item.note ? (
              <Text textStyle="small" overflowWrap="anywhere">
                {item.note}
              </Text>
            ) : null}
          </TableCell>
          {detailed ? (
            <TableCell py="2" textTransform="capitalize">
              {item.type}
            </TableCell>
          ) : null}
          <Amounts sums={item} />
        </TableRow>
      ))}
    </TableBody>
  );
}

const Amounts = ({ sums: { budgetAmount, funded }, bold }: { sums: Sums; bold?: boolean }) => (
  <>
    <TableCell py="2" align="end">
      <MoneyText cents={budgetAmount} bold={bold} />
    </TableCell>
    {funded ? (
      <>
        <TableCell py="2" align="end">
          <MoneyText cents={funded.fundedToDate} bold={bold} />
        </TableCell>
        <TableCell py="2" align="end" fontVariantNumeric="tabular-nums">
          {formatPercent(funded.percentProgress)}
        </TableCell>
        <TableCell py="2" align="end">
          <MoneyText cents={funded.remaining} bold={bold} />
        </TableCell>
      </>
    ) : null}
  </>
);
