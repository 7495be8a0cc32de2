/** Sentences of the budget as a spreadsheet: lines pasted, imported, exported, saved budgets. */

export const pasteHint =
  'Copy the rows from Excel or Google Sheets: a name and an amount each. Rows of totals are left out.';
export const pasteNothing = 'There is no line yet';
export const pasteWrong = 'Nothing is taken over until every line is right.';
export const pasteTooMany = 'A section has {most} lines at most, a budget {all}.';
export const savedBudgets = 'Begin from a saved budget';
export const noSavedBudgets = 'No other budget of your company has a name yet';
export const linesOfBudget = '{count} lines,';
export const budgetName = 'Name of this budget';
export const budgetNameHint = 'A budget with a name can be the beginning of another one.';
export const pasteMore = 'And {count} more lines.';
export const exportFailed = 'The file could not be made. Please try again.';
export const dropTable = 'Choose or drop an Excel or CSV file';
export const tableUnreadable = 'This file could not be read as a table.';
export const tableTooLarge = 'This file is too large to be a budget.';
