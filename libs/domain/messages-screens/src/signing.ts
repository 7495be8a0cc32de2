/** Sentences of the one place where something is signed, beyond the specification. */

export const youSignAs = 'You sign as';
export const typeYourName = 'Type your name to sign';
export const drawInstead = 'Your signature is set from your name. Draw it here if you would rather sign by hand.';
export const signature = 'Signature';
export const accept = 'Accept';
export const accepted = 'Accepted';
export const clear = 'Clear';
export const signedBy = 'Signed by {name} on {date}';
export const keptText = 'This is the text that was signed. It is kept with its hash {hash}…';
export const notKept = 'No text was kept with this acceptance; it is shown as the agreement would read.';
