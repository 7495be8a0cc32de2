import { aPage } from './page.js';

/** A short purchase contract as a real PDF. */
export function purchaseContract(site: {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}): Promise<Uint8Array> {
  return aPage(`Purchase contract, ${site.street}`, 'Contract for the purchase of real estate', [
    `Property: ${site.street}, ${site.city}, ${site.state} ${site.zipCode}`,
    'Purchase price: $137,500.00, paid in cash at closing.',
    'The seller conveys good and indefeasible title by general warranty deed.',
    'The buyer intends to build one single-family home for sale on the property.',
    'This contract belongs to the demonstration data and binds nobody.',
  ]);
}
