/** Something that the person at the terminal can mend, said in a sentence. */
export class UsageError extends Error {}
