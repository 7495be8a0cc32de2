import { waiverRules } from '@groundwork/domain-messages';
import { machineFlaws } from '@groundwork/domain-records';
import { isMissingWaiver, partyKeyOf, waiverDuties, waiverMachine, waiverStatuses } from '../index.js';
import type { WaivedLine } from '../index.js';

const line = (id: string, more: Partial<WaivedLine> = {}): WaivedLine => ({
  id,
  statusId: 1,
  requestedAmount: 30_000,
  approvedAmount: null,
  retained: null,
  invoices: [],
  ...more,
});
const invoice = (payee: string, amount: number) => ({ payee, number: '1', amount });
const told = (lines: readonly WaivedLine[], funded: readonly string[] = [], kind: 'work' | 'release' = 'work') =>
  waiverDuties({ kind, lines, fundedLines: new Set(funded) }).map(
    ({ claimant, condition, extent, amount }) => `${claimant ?? 'contractor'} ${condition} ${extent} ${amount}`,
  );

describe('the machine of a waiver', () => {
  it('has no flaw', () => {
    expect(machineFlaws(waiverMachine)).toEqual([]);
    expect(waiverStatuses.filter(isMissingWaiver)).toEqual(['requested', 'sent', 'handedIn', 'refused']);
  });

  it('refuses, returns and makes void for a reason', () => {
    const reasons = {
      refuse: waiverRules.refusalNeedsReason,
      return: waiverRules.returnNeedsReason,
      void: waiverRules.voidNeedsReason,
    } as const;
    for (const command of ['refuse', 'return', 'void'] as const) {
      expect(waiverMachine.complaint(command, ' ')).toBe(reasons[command]);
      expect(waiverMachine.complaint(command, 'Wrong day')).toBeUndefined();
    }
  });

  it('lets what was signed only be made void, and a link sign only what was sent', () => {
    expect(waiverMachine.commands.filter((command) => waiverMachine.next('signed', command))).toEqual(['void']);
    expect(waiverMachine.statuses.filter((status) => waiverMachine.next(status, 'sign'))).toEqual(['sent']);
  });
});

describe('the waivers that a draw needs', () => {
  it('are of the contractor over all, and of each payee over its invoices, however the name is written', () => {
    const invoices = [invoice('Gulf Framing, LLC', 12_000), invoice('GULF FRAMING LLC', 3_000), invoice(' ', 100)];
    const lines = [line('a', { invoices }), line('b', { requestedAmount: 500, invoices: [invoice('Acme', 500)] })];
    expect(told(lines)).toEqual([
      'contractor conditional progress 30500',
      'Gulf Framing, LLC conditional progress 15000',
      'Acme conditional progress 500',
    ]);
    expect(partyKeyOf('Gulf Framing, LLC')).toBe('gulfframingllc');
    expect(partyKeyOf('x'.repeat(201))).toHaveLength(200);
    expect(told([line('a', { invoices: [invoice(' Acme ', 500)] })])[1]).toBe('Acme conditional progress 500');
  });

  it('are of invoices as they stand where all that is asked for is paid, though they are less or more', () => {
    for (const amount of [29_000, 31_000])
      expect(told([line('a', { invoices: [invoice('Acme', amount)] })])[1]).toBe(`Acme conditional progress ${amount}`);
  });

  it('leave out what was rejected, and take what was approved less what is withheld', () => {
    const lines = [
      line('a', { statusId: 4, invoices: [invoice('Acme', 30_000)] }),
      line('b', { statusId: 3, approvedAmount: 20_000, retained: 2_000 }),
    ];
    expect(told(lines)).toEqual(['contractor conditional progress 18000']);
  });

  it.each([
    ['all of an invoice that is paid', { approvedAmount: 30_000 }, 'Acme unconditional progress 15000'],
    ['its share where less was approved', { approvedAmount: 20_000 }, 'Acme unconditional progress 10000'],
    ['less what is withheld', { approvedAmount: 20_000, retained: 2_000 }, 'Acme unconditional progress 9000'],
    ['no more for what is given back', { approvedAmount: 20_000, retained: -500 }, 'Acme unconditional progress 10000'],
    ['nothing where nothing was approved', { approvedAmount: 0 }, undefined],
  ])('are of a payee over %s', (_what, more, expected) => {
    const lines = [line('a', { statusId: 3, invoices: [invoice('Acme', 15_000)], ...more })];
    expect(told(lines, ['a']).find((duty) => /Acme unconditional/.test(duty))).toBe(expected);
  });

  it('know a payee whose name has neither letters nor digits, and no two of them as one', () => {
    const invoices = [invoice('***', 100), invoice(' ** * ', 50), invoice('&', 20)];
    expect(told([line('a', { invoices })])).toEqual([
      'contractor conditional progress 30000',
      '*** conditional progress 150',
      '& conditional progress 20',
    ]);
  });

  it('are unconditional of what was paid, and final where what was held back is released', () => {
    const lines = [line('a', { statusId: 3, approvedAmount: 30_000, retained: 0 }), line('b')];
    expect(told(lines, ['a'])).toEqual([
      'contractor conditional progress 60000',
      'contractor unconditional progress 30000',
    ]);
    expect(told([line('a')], [], 'release')).toEqual(['contractor conditional final 30000']);
  });
});
