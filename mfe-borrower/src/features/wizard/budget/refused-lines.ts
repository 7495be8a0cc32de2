import { ApiProblem } from '@groundwork/web-http';
import type { SaveBudget } from '../../../data/api.js';
import type { BudgetValues } from './budget-values.js';

type Sent = Pick<SaveBudget, 'sections' | 'changes'>;

/** Where a line of a save stands in the form: its section and its place there. */
function placeOf(values: BudgetValues, sent: Sent, line: number, indexOf: (section: number) => number) {
  const { id, sectionIndex, index } = sent.changes?.lines[line] ?? {};
  const known = values.sections.flatMap(({ additionalItems }, section) =>
    additionalItems.flatMap((row, place) => (id && row.id === id ? [{ section, place }] : [])),
  )[0];
  return known ?? { section: indexOf(sectionIndex ?? -1), place: index ?? -1 };
}

/** What was funded of a line stands at its amount, and where a line is to stand at its name. */
const cellOf = (field: string): string =>
  field === 'amountFundedToDate' ? 'budgetAmount' : ['type', 'note', 'budgetAmount'].includes(field) ? field : 'name';

/**
 * A refusal of the service at the cells that it is about: a save names the lines that changed by their places among the changes, or
 * lines by their section; the form has them by its own. What is about no line becomes the form's own complaint.
 */
export function atCells(error: unknown, values: BudgetValues, sent: Sent, sectionIndices: readonly number[]): unknown {
  if (!(error instanceof ApiProblem) || error.errors.length === 0) return error;
  const indexOf = (section: number) => sectionIndices.indexOf(section);
  const errors = error.errors.map((refused) => {
    const [list, at, of, line, field = ''] = refused.field.split('.');
    const place =
      list === 'changes' && at === 'lines'
        ? { ...placeOf(values, sent, Number(of), indexOf), field: line ?? '' }
        : list === 'sections' && of === 'additionalItems'
          ? { section: sent.changes ? indexOf(Number(at)) : Number(at), place: Number(line), field }
          : undefined;
    if (refused.field in values && list !== 'sections') return refused;
    return place && values.sections[place.section]?.additionalItems[place.place]
      ? { ...refused, field: `sections.${place.section}.additionalItems.${place.place}.${cellOf(place.field)}` }
      : { ...refused, field: 'root' };
  });
  const { status, code, correlationId, current, message } = error;
  return new ApiProblem({ status, code, detail: message, errors, correlationId, current });
}
