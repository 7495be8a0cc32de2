/** Sentences of money that somebody else moved while one was about to. Beyond the specification. */

export const title = 'Somebody else was faster';
export const funded = 'Meanwhile {name} paid it on {day}: {amount} by {reference}.';
export const cancelled = 'Meanwhile {name} cancelled it on {day}: {amount} waits for another day.';
export const reversed = 'Meanwhile {name} reversed it, with the money back on {day}: {reason}';
export const exported = 'Meanwhile it was exported for the bank in batch {number}, on {day}.';
export const exportMoved = 'Meanwhile {n} of the chosen payments moved. Nothing was exported.';
export const scheduled = 'Meanwhile {name} scheduled it for {day}: {amount}.';
export const decided =
  'Meanwhile the draw was decided on again: {amount} of it waits for its payment now. Approved lines: {lines}.';
export const nothingWaits = 'Meanwhile the draw was decided on again: nothing of it waits for its payment any more.';
export const released = 'Meanwhile {name} released it on {day}: {amount} by {reference}.';
export const heldAgain = 'Meanwhile {name} took its release back, with the money back on {day}: {reason}';
export const paidOff = 'Meanwhile {name} recorded the payoff of {day}: {amount} by {reference}. The loan has ended.';
export const recorded =
  'Meanwhile {name} recorded a payment of {day}: {amount} by {reference}. See that yours is another one.';
export const noticeWithdrawn = '{name} withdrew the entry of a notice on paper: {reason}. The notice is due again.';
export const noticeOnPaper =
  'Meanwhile {name} put on record that it went out on {day}, {how}: {reference}. What you send now corrects that entry.';
export const noticeSent = 'Meanwhile {name} sent the notice through the portal, on {day}.';
export const noticeClosed = 'Meanwhile the notice was closed, on {day}: the application was submitted again.';
export const feeMoved = 'Meanwhile the fee of {amount} moved. It is {status} now.';
export const changed = 'Meanwhile it was changed.';
export const somebody = 'somebody else';
export const typedGoesOn = 'What you typed stays as it is. It is sent when you go on with how it stands now.';
export const typedStays = 'What you typed stays below, and cannot be sent any more.';
export const choiceGoesOn = 'The others stay chosen. They are exported when you go on with how it stands now.';
export const goOn = 'Go On With How It Stands Now';
