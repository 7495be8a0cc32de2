import { afterEach, beforeEach } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { totalsOf, withChanges } from '@groundwork/domain-budgets';
import type { BudgetChanges } from '@groundwork/domain-budgets';
import { idOf } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import type { Application, Budget, Capital, SaveBudget } from '../data/api.js';
import { borrowerAt, conflict } from './borrower.js';
import { aBudget, aCapital, anApplication } from './records.js';

interface Stored {
  application?: Partial<Application>;
  budget?: Budget;
  capital?: Capital;
}

/** A record that is saved on its version alone, as the services do. */
function versioned<Row extends { version: number }>(row: Row) {
  let stored = row;
  return {
    read: () => stored,
    /** Somebody else saves. */
    change: (fields: Partial<Row>) => (stored = { ...stored, ...fields }),
    save: ({ body }: SentCall) => {
      const { version, ...changes } = body as Partial<Row>;
      if (version !== stored.version) return conflict(stored);
      return (stored = { ...stored, ...changes, version: version + 1 });
    },
  };
}

type Saved = Partial<SaveBudget> & { changes?: BudgetChanges };

/** What the service makes of a save of a budget: whole sections, or what differs. New rows are given ids. */
function planned(stored: Budget, { sections, changes, ...rest }: Saved): Partial<Budget> {
  let next = 900;
  const made = (item: Partial<Budget['sections'][number]['additionalItems'][number]>) =>
    ({
      amountFundedToDate: 0,
      ...item,
      id: item.id ?? idOf((next += 1)),
    }) as Budget['sections'][number]['additionalItems'][number];
  const rows = changes
    ? withChanges(
        stored.sections.map(({ additionalItems }) => additionalItems),
        changes,
        ({ sectionIndex: _section, index: _index, ...line }, old) => made({ ...old, ...(line as object) }),
      )
    : (sections ?? []).map(({ additionalItems }) => additionalItems.map((item) => made(item as object)));
  const names = changes ? stored.sections : (sections ?? []);
  const now = names.map(({ name, sectionIndex }, index) => {
    const additionalItems = (rows[index] ?? []).map((item, place) => ({ ...item, index: place }));
    return { name, sectionIndex, additionalItems, totals: { ...stored.totals, ...totalsOf(additionalItems) } };
  });
  return { ...(rest as Partial<Budget>), sections: now };
}

/** Opens steps of the wizard for the tests of a file; each is closed, and its drafts forgotten, after its test. */
export function wizardTests() {
  let end: () => Promise<void> = async () => undefined;
  beforeEach(() => localStorage.clear());
  afterEach(() => end());
  /** The wizard at a step; drafts stay between two openings. */
  return async (
    step: number,
    { application: fields, budget: own = aBudget(), capital = aCapital() }: Stored = {},
    answers: Record<string, (call: SentCall) => unknown> = {},
  ) => {
    await end();
    const application = versioned(anApplication(fields));
    const budget = versioned(own);
    const area = await borrowerAt(`/applications/${idOf(1)}?step=${step}`, {
      [`GET /api/borrower/application/single/${idOf(1)}`]: application.read,
      [`PUT /api/borrower/application/update/${idOf(1)}`]: application.save,
      [`GET /api/borrower/budgets/property/${idOf(10)}`]: budget.read,
      [`GET /api/borrower/application/capital/${idOf(1)}`]: () => capital,
      'PUT /api/borrower/budgets/update': (call: SentCall) => {
        const body = call.body as Saved;
        return budget.save({ ...call, body: { ...planned(budget.read(), body), version: body.version } });
      },
      ...answers,
    });
    end = area.end;
    const saves = () =>
      area.calls.filter(({ method, path }) => method === 'PUT' && !path.includes('/draft/')).map(({ body }) => body);
    return { ...area, user: userEvent.setup(), application, budget, saves };
  };
}
