/** Sentences of the report of an inspection, which is written by an administrator or by a link, beyond the specification. */
export const keptHere = 'Kept on this phone';
export const waiting = 'Kept on this phone. It is sent when the network is back.';
export const sending = 'Sending {n} of {total}';
export const sent = 'Sent';
export const storageFull =
  'This phone has no room left. What was typed since is not kept: free some space, or send the report now.';
export const noStorage = 'This browser keeps nothing for this page. Send the report before you leave.';
export const otherTab = 'This report is open in another tab of this browser. Close it there to go on here.';
export const notSent = 'The report was not sent: {reason}';
export const notKeptYet = 'This inspection was not opened on this phone before, so that it needs the network once.';
export const addPlace = 'Add the place where a photograph is taken';
export const notReportable = 'This inspection takes no report now.';
