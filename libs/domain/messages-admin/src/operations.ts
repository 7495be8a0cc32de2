/** Sentences of the operators' page, beyond the specification. */
export const purpose = 'How the deployment stands: every unit and remote, as they tell of themselves.';
export const superOnly = 'Super administrators see how the deployment stands.';
export const views = 'What is shown';
export const units = 'Units';
export const asOf = 'Read {age} s ago, every {seconds} s anew';
export const stale = 'As of {when}: it cannot be read anew at the moment';
export const again = 'Read now';
export const failed = 'The units could not be read';
export const allServe = 'All {number} replicas serve';
export const someTrouble = '{troubled} of {number} replicas need a look';
export const unit = 'Unit';
export const state = 'State';
export const runs = 'Build, contract';
export const since = 'Since';
export const eventLoop = 'Event loop late';
export const eventLoopMs = '{p99} ms, at worst {most} ms';
export const memory = 'Memory';
export const memoryMb = '{resident} MB, objects {heap} of {limit} MB';
export const unitAt = 'Process {instance}';
export const askedAt = 'Asked at {address}';
export const serves = 'Serves';
export const notReady = 'Not ready';
export const because = {
  database: 'Its database does not answer',
  late: 'Its database does not answer in time',
  leaving: 'It was told to stop, and sends its callers away',
};
export const silent = {
  away: 'Does not answer',
  late: 'No answer within two seconds',
  refused: 'Answers, but does not tell how it stands',
};
export const missing = 'Without {parts}: it serves all the same';
export const parts = { events: 'the broker of events' };
export const openBreakers = 'Breaker open: {providers}';
export const slowLoop = 'Its event loop is late';
export const remotes = 'Remotes';
export const remotesFailed = 'The registry could not be read';
export const noRemotes = 'Nothing is published';
export const version = 'Version';
export const published = 'Published';
export const forWhom = 'Given to';
export const publishedBy = 'by {by}';
export const everybody = 'Everybody';
export const nobody = 'Nobody';
export const others = 'Everybody else';
export const share = '{share} % of {roles}';
export const hashes = 'Hash';
export const hashesMissing = 'Missing: browsers refuse it';
export const filesGone = 'Its files are gone';
export const live = 'Browsers are given it from a server of development';
export const versionsOf = 'Versions of {remote}';
export const stands = 'Everybody is given {current}.';
export const standsWithCanary = '{share} % of {roles} are given {canary}, everybody else {current}.';
export const lastChanged = 'Last changed {when} by {by}.';
export const browsersOther =
  'Browsers are still told of {version}: the file that the gateway serves was not written anew.';
export const registryReadOnly =
  'This portal reads the registry and cannot write it. What is chosen here is shown as a command for a machine that can.';
export const registryElsewhere =
  'The registry lies where this portal does not reach it: this is what browsers are told. What is chosen here is shown as a command for a machine that reaches it.';
export const giveSome = 'Give to some';
export const changeShare = 'Change the share';
export const giveAll = 'Give to everybody';
export const rollBack = 'Roll back to it';
export const takeBack = 'Take back';
export const actionOf = '{action}: {remote} {version}';
export const giveSomeTitle = 'Give {version} of {remote} to some?';
export const giveSomeMeans =
  '{share} % of {roles} are given {version} when they next enter the area, always the same ones. Everybody else is given {current}. What is open in a browser goes on as it is.';
export const giveSomeEnds = 'Who is given {canary} now is then given one of the two.';
export const shareLabel = 'Share of the users, percent';
export const shareRange = 'A whole number from 1 to 99';
export const rolesLabel = 'Roles';
export const rolesNone = 'Choose one at least';
export const giveAllTitle = 'Give {version} of {remote} to everybody?';
export const rollBackTitle = 'Roll {remote} back to {version}?';
export const giveAllMeans =
  'All of {roles} are given {version} when they next enter the area, nobody {current} any more. What is open in a browser goes on as it is.';
export const giveAllEnds = 'Nobody is given {canary} any more, either.';
export const takeBackTitle = 'Take {version} of {remote} back?';
export const takeBackMeans =
  'The {share} % of {roles} who are given {version} are given {current} again when they next enter the area, as everybody else is.';
export const remoteChanged = '{remote}: {standing}';
export const remoteMoved = 'Somebody else changed it meanwhile, and nothing was done. {standing}';
export const commandMeans = 'Run this where the registry can be written:';
export const events = 'Events';
export const eventsFailed = 'The events could not be read';
export const allArrive = 'Nothing waits that should have arrived';
export const someWait = 'Events wait at {number} services';
export const service = 'Service';
export const waits = 'To be told';
export const waitsNumber = '{number}, the oldest {age}';
export const nothing = 'Nothing';
export const toWhom = 'To whom';
export const toRecipient = '{name}: {number}';
export const failedTries = '{name}: {number}, {tries} tries failed: {reason}';
export const recipientAway = '{name}: {number}, it does not answer ({tries} tries failed)';
export const queue = 'To be handled';
export const queueNumber = '{work}, put aside {dead}';
export const noQueue = '—';
export const brokerAway = 'Without its broker';
export const behind = 'Behind';
export const fine = 'Up to date';
export const seconds = '{number} s';
export const minutes = '{number} min';
export const hours = '{number} h';
export const days = '{number} d';
export const aside = 'Put aside';
export const asideMeans =
  'Events that their subscriber could not take. With a broker they lie among its dead letters after their tries; without one they are tried on, and hold back what comes after them for the same thing.';
export const asideFailed = 'What was put aside could not be read';
export const asideNone = 'Every event was taken';
export const asideUnread = 'The list of {services} could not be read: there may be more';
export const event = 'Event';
export const subscriber = 'Subscriber';
export const reason = 'Reason';
export const tries = 'Tries';
export const lastTried = 'Last tried';
export const actions = 'What can be done';
export const show = 'Show';
export const showTitle = '{type} for {subscriber}';
export const showMeans =
  'As it is on its way. What opens something is masked, and that you looked is in the audit record.';
export const showFailed = 'The event could not be read';
export const replay = 'Send again';
export const replayTitle = 'Send this event again?';
export const replayMeans =
  '{subscriber} is told of {type} once more, after what has come since. What of it was done already is not done twice.';
export const replayAll = 'Send all again: {subscriber}';
export const replayAllTitle = 'Send all of them again?';
export const replayAllMeans = '{subscriber} is told of all {number} events once more that it could not take.';
export const replayed = 'Sent again: {subscriber}';
export const discard = 'Give up';
export const discardTitle = 'Give this event up?';
export const discardMeans = '{subscriber} will never be told of {type} of {aggregate}. This cannot be undone.';
export const discarded = '{type} was given up for {subscriber}';
export const goneMeanwhile = 'It does not wait any more: somebody else, or the next try, was faster';
export const actionFailed = 'That could not be done';
export const notAnEvent = 'No event: see the manual of operations';
export const letters = 'Letters';
export const lettersMeans =
  'Letters and text messages that did not leave, the newest first. What one says is kept for 30 days, sealed; addresses are masked.';
export const lettersFailed = 'The letters could not be read';
export const lettersNone = 'Every letter was sent';
export const lettersMore = 'Show more letters';
export const letter = 'Letter';
export const textMessage = 'Text message: {template}';
export const written = 'Written {when}';
export const toWhomMasked = 'To';
export const mayHaveArrived = 'It may have arrived all the same';
export const linkEnded = 'Its link or code ended {when}';
export const linkWorksUntil = 'Its link or code works until {when}';
export const bodyGone = 'What it said is gone';
export const letterAgain = 'Send again';
export const letterAgainTitle = 'Send this letter again?';
export const letterAgainMeans = '“{letter}” goes to {to} once more, as it was written {when}.';
export const letterMayDouble =
  'The connection broke after it was handed over: whoever has it already then has it twice.';
export const letterEndedTitle = 'Send it though its link or code has ended?';
export const letterEndedMeans =
  'What is in it ended {when}: {to} will get nowhere by it. A new letter, from the place where the first one was sent, has a link or code that works.';
export const letterAllTheSame = 'Send all the same';
export const letterSent = 'Tried again: {letter} to {to}';
export const letterAside = 'Put aside';
export const letterAsideTitle = 'Put this letter aside?';
export const letterAsideMeans =
  '“{letter}” to {to} leaves this list, and what it said is deleted. It is never sent. This cannot be undone.';
export const letterPutAside = 'Put aside: {letter} to {to}';
export const calls = 'Slow calls';
export const callsMeans =
  'Of the last hour, as each process remembers it. Uploads last as long as the line of who sends them.';
export const callsFailed = 'The calls could not be read';
export const callsNone = 'Nothing was called yet';
export const callsSilent = 'Not told by {units}';
export const call = 'Call';
export const took = 'Took';
export const tookMs = '{ms} ms';
export const status = 'Status';
export const answered = 'Answered';
export const correlation = 'Correlation id';
export const failures = 'Calls that failed';
export const failuresNone = 'No call failed';
export const failedOf = '{failed} of {calls}';
export const howMany = 'Failed';
export const meanMs = 'On average';
