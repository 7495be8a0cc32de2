/** Sentences of the list of loans in closing. Beyond the specification, which gives the page a title only. */

export const lead =
  'Loans that are approved with a closing, and how far each is: what has to be looked at comes first.';
export const failed = 'The loans in closing could not be read';
export const none = 'No loan is in closing';
export const noneFits = 'No loan in closing fits what is asked for';
export const list = 'Loans in closing';
export const found = '{n} loans in closing. {waits}';
export const foundOne = '1 loan in closing. {waits}';
export const waitCount = '{who}: {n}';
export const search = 'Search';
export const searchHint = 'Number, name, company or street';
export const waitsFor = 'Waits for';
export const anybody = 'Anybody';
export const overdue = 'Overdue';
export const overdueOrNot = 'Overdue or not';
export const overdueAlone = 'Something is overdue';
export const sort = 'Order';
export const byPlanned = 'Planned closing first';
export const bySince = 'Longest in closing first';
export const byOpen = 'Most open first';
export const checklist = 'Checklist';
export const inOrderOf = '{n} of {all} in order';
export const handedIn = 'To be looked at';
export const missing = 'Missing';
export const rejected = 'Rejected';
export const conditions = 'Conditions';
export const conditionsMetOf = '{n} of {all} met';
export const noConditions = 'None';
export const planned = 'Planned closing';
export const notPlanned = 'No day yet';
export const since = 'In closing since {date}';
export const openItem = '{item} of {loan}';
export const openConditions = 'Conditions of {loan}';
export const late = 'Past its day';
export const plannedHint = 'The day on which this loan is to close; the borrower sees it, too';
export const savePlanned = 'Save the day';
export const more = 'Show more';
export const stopped =
  'More loans are in closing than are looked at: what you see is of {n} of them. Choose a type, a point person or words to see the others.';
