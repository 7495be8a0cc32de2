/** Sentences of what is asked before a signature, beyond the specification. */
export const heading = 'Confirm your signature';
export const purpose =
  'The lender asks for a code before you sign. Your signature goes through by itself afterwards; nothing that you typed or drew is lost.';
export const toAddress = 'The code comes by a letter to {address}.';
export const send = 'Send the code';
export const sendAgain = 'Send a new code';
export const sent = 'A code was sent to {address}. It is good once, for ten minutes.';
export const pause = 'A new code may be sent in {seconds} seconds.';
export const codeHint = 'Six digits, as the letter has them.';
export const confirm = 'Confirm and sign';
