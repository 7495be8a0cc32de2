import {
  MoneyText,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
  VisuallyHidden,
} from '@groundwork/web-ui';

/** A budget as the service answers it: sums are its own. Amounts in whole cents. */
export interface BudgetView {
  readonly totals: { readonly budgetAmount: number };
  readonly sections: readonly {
    readonly name: string;
    readonly sectionIndex: number;
    readonly totals: { readonly budgetAmount: number };
    readonly additionalItems: readonly {
      readonly id?: string;
      readonly index: number;
      readonly name: string;
      readonly budgetAmount: number;
    }[];
  }[];
}

const plainHeader = { textTransform: 'none', letterSpacing: '0', color: 'fg' } as const;

/** A budget to read, by section. Rows without an amount are left out: the form offers many that a project does not need. */
export function BudgetTable({ budget, caption }: { budget: BudgetView; caption: string }) {
  return (
    <TableScroll>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            <TableHeader scope="col">Item</TableHeader>
            <TableHeader scope="col" align="end">
              Budget
            </TableHeader>
          </TableRow>
        </TableHead>
        {budget.sections
          .filter(({ totals }) => totals.budgetAmount !== 0)
          .map((section) => (
            <SectionRows key={section.sectionIndex} section={section} />
          ))}
        <TableFoot>
          <TableRow>
            <TableHeader scope="row" fontSize="md" {...plainHeader}>
              Total
            </TableHeader>
            <TableCell align="end">
              <MoneyText cents={budget.totals.budgetAmount} bold />
            </TableCell>
          </TableRow>
        </TableFoot>
      </Table>
    </TableScroll>
  );
}

function SectionRows({ section }: { section: BudgetView['sections'][number] }) {
  return (
    <TableBody>
      <TableRow bg="bg.subtle">
        <TableHeader scope="rowgroup" fontSize="sm" {...plainHeader}>
          {section.name}
        </TableHeader>
        <TableCell align="end" py="2">
          <MoneyText cents={section.totals.budgetAmount} bold />
        </TableCell>
      </TableRow>
      {section.additionalItems
        .filter(({ budgetAmount }) => budgetAmount !== 0)
        .map((item) => (
          <TableRow key={item.id ?? item.index}>
            <TableCell py="2">{item.name}</TableCell>
            <TableCell py="2" align="end">
              <MoneyText cents={item.budgetAmount} />
            </TableCell>
          </TableRow>
        ))}
    </TableBody>
  );
}
