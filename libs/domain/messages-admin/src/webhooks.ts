/** Sentences of the pages of webhooks, beyond the specification. */
export const purpose =
  'Tells programs of the lender what happens: each event once, signed, tried again for days where nobody answers.';
export const superOnly = 'Super administrators set webhooks up.';
export const failed = 'The webhooks could not be loaded';
export const none = 'There are no webhooks';
export const noneMeans = 'Add one for a program that is to hear of applications, draws, payments or documents.';
export const list = 'Webhooks';
export const make = 'New webhook';
export const edit = 'Edit webhook';
export const name = 'Name';
export const url = 'Address';
export const urlHint =
  'Where events are posted to, as JSON with ids and amounts and nothing of a person. In production by https alone.';
export const events = 'What it hears of';
export const save = 'Save webhook';
export const saved = 'The webhook {name} was saved';
export const secretShown = 'Copy the secret now';
export const secretMeans =
  'Deliveries to {name} are signed by it, as Standard Webhooks writes down: check webhook-signature. It is shown this once.';
export const secret = 'Secret';
export const secretSince = 'Since {when}';
export const oldSecretUntil = 'The old one counts until {when}';
export const rotate = 'New secret…';
export const rotateMeans =
  'Deliveries to {name} are signed by a new secret from now on. While the old one counts, they have both signatures, so that the receiver can take the new one up without a gap. Where somebody else may know the old one, let it end at once.';
export const olderSecret =
  'A secret before the present one still counts, until {when}. It ends as soon as there is a new one.';
export const rotateSubmit = 'Make a new secret';
export const rotatedMeans =
  'Deliveries to {name} are signed by it from now on. The old secret counts until {when}. This one is shown this once.';
export const rotatedAtOnce =
  'Deliveries to {name} are signed by it from now on, and the old secret counts no more. This one is shown this once.';
export const quiet = 'Wants to be left alone until {when}';
export const state = 'State';
export const on = 'On';
export const failing = 'Failing since {when}';
export const off = {
  turned_off: 'Turned off',
  failing: 'Off: nothing arrived for five days',
  gone: 'Off: its receiver is gone',
};
export const waiting = 'Waiting';
export const givenUp = 'Given up';
export const lastArrived = 'Last arrived';
export const never = 'Never';
export const ping = 'Send a test';
export const pinged = 'A test is on its way';
export const turnOff = 'Turn off';
export const turnOn = 'Turn on';
export const remove = 'Delete webhook';
export const removeTitle = 'Delete this webhook?';
export const removeMeans = '{name} is told nothing any more, and what was told is forgotten. This cannot be undone.';
export const removed = 'The webhook {name} was deleted';
export const actionFailed = 'That could not be done';
export const deliveries = 'Deliveries';
export const deliveriesFailed = 'The deliveries could not be loaded';
export const noDeliveries = 'Nothing was told yet that fits';
export const event = 'Event';
export const when = 'Happened';
export const attempts = 'Attempts';
export const lastError = 'What came of it';
export const nextAt = 'next {when}';
export const arrivedAt = 'Arrived {when}';
export const every = 'All';
export const statuses = { queued: 'Waiting', sending: 'On its way', delivered: 'Arrived', failed: 'Given up' };
export const show = 'Show';
export const older = 'Older deliveries';
export const delivery = 'Delivery {event}';
export const id = 'webhook-id';
export const sent = 'What is sent';
export const attemptsFailed = 'The attempts could not be loaded';
export const noAttempts = 'Nothing was tried yet';
export const answer = 'Answer';
export const noAnswer = 'No answer';
export const took = '{ms} ms';
export const again = 'Send again';
export const againDone = 'It is sent again';
export const since = 'Send again since…';
export const sinceMeans = 'Sends again what was to be told from that day on, each under the id that it had.';
export const sinceDay = 'From';
export const what = 'What';
export const onlyGivenUp = 'What was given up';
export const everything = 'Everything, also what arrived';
export const sinceDone = '{number} sent again';
