import { aPage } from './page.js';

/** The S-1 of an owner as a real PDF. */
export function s1Of(name: string, companyName: string): Promise<Uint8Array> {
  return aPage(`S-1, ${name}`, 'S-1: statement of an owner', [
    `Owner: ${name}`,
    `Company: ${companyName}`,
    'The owner states its assets, its debts and the projects that it guarantees.',
    'This statement belongs to the demonstration data and binds nobody.',
  ]);
}
