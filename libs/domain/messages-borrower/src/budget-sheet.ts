/** Sentences of the budget as a spreadsheet: lines pasted, imported, exported, saved budgets, budgets divided and given by unit. */

export const pasteHint =
  'Copy the rows from Excel or Google Sheets: a name and an amount each. Rows of totals are left out.';
export const pasteNothing = 'There is no line yet';
export const pasteWrong = 'Nothing is taken over until every line is right.';
export const placeSections = 'Sections that this budget does not have';
export const placeHint = 'Choose where the lines of each belong.';
export const placeOf = 'Lines of {name}';
export const placeChoose = 'Choose…';
export const pasteTooMany = 'A section has {most} lines at most, a budget {all}.';
export const savedBudgets = 'Begin from a saved budget';
export const noSavedBudgets = 'No other budget of your company has a name yet';
export const linesOfBudget = '{count} lines,';
export const budgetName = 'Name of this budget';
export const budgetNameHint = 'A budget with a name can be the beginning of another one.';
export const pasteMore = 'And {count} more lines.';
export const exportPdf = 'PDF (saves first)';
export const exportFailed = 'The file could not be made. Please try again.';
export const dropTable = 'Choose or drop an Excel or CSV file';
export const tableUnreadable = 'This file could not be read as a table.';
export const tableTooLarge = 'This file is too large to be a budget.';
export const byUnitLead = 'This budget is given unit by unit: its lines are the sums of theirs.';
export const unitWithoutBudget = 'No budget yet';
export const divideOverUnits =
  'Every line is divided by these percentages. The parts are the whole again, to the cent.';
export const divideOverProperties =
  'This budget becomes that of all {count} properties together: each gets its percentage of every line, this one too.';
export const percentsTogether = 'Together {percent}%';
export const replacesBudgets = 'Replace the budgets that are there already: {names}';
export const replaceFirst = 'Confirm that these budgets are replaced';
export const dividedOverUnits = 'The budget is divided over {count} units.';
export const dividedOverProperties = 'The budget is divided over {count} properties.';
export const divisionTakenBack = 'The budgets are as they were before';
export const budgetFileHint = 'Import reads its lines into the sheet below; the file is kept for the lender.';
