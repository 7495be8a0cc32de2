/** Sentences of Deal Entry, beyond the specification. */
export const purpose =
  'A deal that the lender enters for a borrower: company, application, who looks after it, broker and line of credit.';
export const company = 'Company';
export const reviewCompany = 'Review the company';
export const openReview = 'Open its review';
export const application = 'Application';
export const chooseApplication = 'Choose an application of the company';
export const newApplication = 'New application';
export const createApplication = 'Create application';
export const applicationCreated = 'The application was created';
export const applicationName = 'Application Name';
export const forWhat = 'Add New';
export const toSell = 'to Sell';
export const toRent = 'to Rent';
export const loanType = 'Loan type';
export const loanRequest = 'Loan Request is For:';
export const oneProperty = 'One Property';
export const portfolio = 'A Rental Portfolio (2 or more properties)';
export const propertyType = 'Property type';
export const howMany = 'Number of properties';
export const choose = 'Choose one';
export const isCredit = 'Under a line of credit';
export const addressesLater =
  'Addresses, budget and the other answers follow on the application itself, by the borrower or in its review.';
export const openApplication = 'Open its review: {name}';
export const pointPerson = 'Point person';
export const noPointPerson = 'Nobody is the point person of this company yet';
export const assignPointPerson = 'Assign point person';
export const pointPersonAssigned = '{name} is the point person';
export const broker = 'Broker';
export const noBroker = 'No broker';
export const assignBroker = 'Assign broker';
export const brokerAssigned = 'The broker was assigned';
export const brokerRemoved = 'The company has no broker any more';
export const brokerFailed = 'Error assigning the broker';
export const lineOfCredit = 'Line of credit';
export const noCredit = 'This company has no line of credit.';
export const creditOf = 'This company borrows up to {amount}.';
export const start = 'Start';
export const amount = 'Amount';
export const setUp = 'Setup';
export const stop = 'Stop';
export const creditSet = 'The line of credit was set up';
export const creditStopped = 'The line of credit was stopped';
export const stopQuestion = 'Stop the line of credit?';
export const stopWarning = 'The company borrows up to {amount} no longer. Loans that run stay as they are.';
export const changed = 'What was changed';
export const changesFailed = 'The changes could not be loaded';
export const noChanges = 'Nothing was changed here yet';
export const when = 'When';
export const what = 'What';
export const who = 'By';
export const changes = {
  company_entered: 'Company entered',
  point_person: 'Point person assigned',
  point_person_gone: 'Point person taken away',
  broker: 'Broker assigned',
  broker_gone: 'Broker taken away',
  credit_set: 'Line of credit of {amount} set up',
  credit_stopped: 'Line of credit of {amount} stopped',
} as const;
