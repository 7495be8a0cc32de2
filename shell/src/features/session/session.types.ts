import type { components } from '@groundwork/contract-bff-shell';

/** Who is signed in, as the shell's BFF tells it. Times of `idle` in milliseconds. */
export type Session = components['schemas']['SessionInformation'];
