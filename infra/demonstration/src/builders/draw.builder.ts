import { systemClock, today } from '@groundwork/domain-time';
import { operations as draws } from '@groundwork/contract-draws';
import type { components } from '@groundwork/contract-draws';
import { drawnSignature } from '../figures/signature.js';
import type { Cast } from './application.builder.js';

type DrawRequest = components['schemas']['DrawRequestDto'];
type Funding = components['schemas']['FundingDto'];
type Ledger = components['schemas']['LedgerDto'];

/** A signed draw request of an approved application: the named budget lines with their amounts in cents. */
export async function aDrawRequest(
  { portal, borrower }: Cast,
  applicationId: string,
  amounts: Readonly<Record<string, number>>,
): Promise<DrawRequest> {
  const ledger = await portal.call<Ledger>(borrower, draws.getLedger, { params: { applicationId } });
  const lineItems = Object.entries(amounts).map(([name, requestedAmount]) => {
    const line = ledger.lines.find((entry) => entry.name === name);
    if (!line) throw new Error(`The budget has no line "${name}".`);
    return { additionalBudgetItemId: line.additionalBudgetItemId, requestedAmount };
  });
  return portal.call<DrawRequest>(borrower, draws.createDrawRequest, {
    body: { applicationId, lineItems, certifySignature: drawnSignature(lineItems.length), signedName: borrower.name },
  });
}

/** The administrator approves the whole request and pays it the same day. */
export async function funded({ portal, administrator }: Cast, draw: DrawRequest): Promise<void> {
  const { version } = await portal.call<DrawRequest>(administrator, draws.acceptDrawRequest, { body: { id: draw.id } });
  const day = today(systemClock);
  const funding = await portal.call<Funding>(administrator, draws.scheduleFunding, {
    body: { drawRequestId: draw.id, version, scheduledFor: day },
  });
  await portal.call(administrator, draws.fundDraw, {
    body: {
      id: funding.id,
      version: funding.version,
      fundedOn: day,
      reference: 'Wire 4417',
      payee: 'Bluff Oak Homes',
    },
  });
}

/** The administrator decides line by line: the named ones are rejected with the reason, the others approved. */
export async function decided(
  { portal, administrator }: Cast,
  draw: DrawRequest,
  rejectedLines: readonly string[],
  reason: string,
): Promise<void> {
  for (const line of draw.lineItems) {
    const isRejected = rejectedLines.includes(line.additionalBudgetItem.name);
    await portal.call(administrator, isRejected ? draws.rejectDrawItem : draws.approveDrawItem, {
      body: { id: line.id, ...(isRejected ? { rejectReason: reason } : {}) },
    });
  }
}
