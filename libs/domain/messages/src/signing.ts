/** Sentences of the code that a signature may ask for. */
export const codeWrong = 'This code is not right. Tries that remain: {left}.';
export const codeOver = 'This code is over. Please ask for a new one.';
export const signingOver = 'This took too long. Please cancel here and sign again; what you typed is still there.';
