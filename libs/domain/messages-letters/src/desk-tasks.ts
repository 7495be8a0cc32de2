/** What tasks that make themselves are called, and why a task is refused. Beyond the specification. */
export const deskTasks = {
  review: 'Review the application {name}',
  draw: 'Decide the draw of {amount} for {name}',
  inspectionToPlan: 'Plan the inspection of {name}',
  inspectionToAccept: 'Decide the report of the inspection of {name}',
  file: 'Review the new file for {document} of {name}',
  paper: '{paper} of {name} ends',
  adverse: 'Send the notice of adverse action on {name}',
  unnamedBroker: 'a broker',
  unnamedPerson: 'a person',
  unnamed: 'a client',
  closesByItself: 'This task closes by itself when its matter is decided. It can be given to somebody else.',
  notAnAdministrator: 'A task is given to an administrator of the lender',
} as const;
