import { waiverRules } from '@groundwork/domain-messages';
import { statusMachine } from '@groundwork/domain-records';
import { needsReason } from '../reason.js';

/** Where a lien waiver stands: asked for, sent to be signed, on paper to be looked at, signed, refused, or not needed any more. */
export const waiverStatuses = ['requested', 'sent', 'handedIn', 'signed', 'refused', 'void'] as const;
export type WaiverStatus = (typeof waiverStatuses)[number];

/**
 * For what a waiver waits that is still to be got: for whoever sends it, the first time, after it was refused or its paper came back,
 * or after its link ended and nobody had signed; or for the lender, who looks at its paper.
 */
export const waitingWaiverStates = ['missing', 'returned', 'linkEnded', 'handedIn'] as const;
export type WaitingWaiverState = (typeof waitingWaiverStates)[number];

export const waiverCommands = [
  'send',
  'remind',
  'revoke',
  'sign',
  'refuse',
  'handIn',
  'accept',
  'return',
  'void',
] as const;
export type WaiverCommand = (typeof waiverCommands)[number];

/** THE machine of a waiver. A signed one is only made void: what was signed stays as it is. */
export const waiverMachine = statusMachine<WaiverStatus, WaiverCommand>({
  start: 'requested',
  final: ['void'],
  commands: waiverCommands,
  transitions: {
    requested: { send: 'sent', handIn: 'handedIn', void: 'void' },
    sent: {
      send: 'sent',
      remind: 'sent',
      revoke: 'requested',
      sign: 'signed',
      refuse: 'refused',
      handIn: 'handedIn',
      void: 'void',
    },
    handedIn: { accept: 'signed', return: 'requested', void: 'void' },
    refused: { send: 'sent', handIn: 'handedIn', void: 'void' },
    signed: { void: 'void' },
    void: {},
  },
  guards: {
    refuse: needsReason(waiverRules.refusalNeedsReason),
    return: needsReason(waiverRules.returnNeedsReason),
    void: needsReason(waiverRules.voidNeedsReason),
  },
});

export const waiverStatusLabels: Readonly<Record<WaiverStatus, string>> = {
  requested: 'Missing',
  sent: 'Sent to be signed',
  handedIn: 'Paper to review',
  signed: 'Signed',
  refused: 'Refused',
  void: 'Void',
};

/** Whether a waiver with this status is still to be got. */
export const isMissingWaiver = (status: WaiverStatus): boolean => status !== 'signed' && status !== 'void';
