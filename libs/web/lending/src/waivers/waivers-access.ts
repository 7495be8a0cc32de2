import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { WaiverCondition, WaiverExtent } from '@groundwork/domain-agreements';
import type { SentWaiver, WaiverStatus } from '@groundwork/domain-draws';
import { useCommand } from '@groundwork/web-http';

/** A waiver as the draws service answers it. Whole cents. */
export interface WaiverSummaryView {
  readonly id: string;
  readonly applicationId: string;
  readonly drawRequestId: string;
  readonly drawNumber: number;
  readonly party: 'contractor' | 'payee';
  readonly claimant: string | null;
  readonly condition: WaiverCondition;
  readonly extent: WaiverExtent;
  readonly amount: number;
  readonly throughDate: string;
  readonly status: WaiverStatus;
  readonly version: number;
  readonly signerName: string | null;
  readonly signerEmail: string | null;
  readonly sentAt: string | null;
  readonly signedAt: string | null;
  readonly means: 'link' | 'paper' | null;
  readonly paper: { readonly fileUploadId: string; readonly userFileName: string } | null;
  readonly reason: string | null;
}

export interface WaiverView extends WaiverSummaryView {
  readonly content: string | null;
  readonly history: readonly {
    readonly command: string;
    readonly toStatus: WaiverStatus;
    readonly reason: string | null;
    readonly userId: string | null;
    readonly name: string | null;
    readonly happenedAt: string;
  }[];
}

export interface MovedWaiver {
  readonly id: string;
  readonly version: number;
  readonly reason?: string;
}

export type WaiverMove = 'remind' | 'revoke' | 'accept' | 'return' | 'void';

/** What an area can do about waivers, through its own back end. */
export interface WaiversAccess {
  readonly list: (applicationId: string) => Promise<readonly WaiverSummaryView[]>;
  readonly one: (id: string) => Promise<WaiverView>;
  readonly send: (body: SentWaiver) => Promise<unknown>;
  readonly handIn: (body: { id: string; version: number; fileUploadId: string }) => Promise<unknown>;
  /** Of the moves that this side has. */
  readonly moves: Readonly<Partial<Record<WaiverMove, (body: MovedWaiver) => Promise<unknown>>>>;
  readonly pdf: (id: string) => Promise<Blob>;
  /** Who did a step of the history. */
  readonly who: (userId: string) => ReactNode;
}

const keys = {
  all: ['waivers'] as const,
  loan: (applicationId: string) => ['waivers', 'loan', applicationId] as const,
  one: (id: string) => ['waivers', 'one', id] as const,
};

/** The waivers of a loan, the newest first. */
export const useLoanWaivers = (access: WaiversAccess, applicationId: string) =>
  useQuery({ queryKey: keys.loan(applicationId), queryFn: () => access.list(applicationId) });

export const useWaiver = (access: WaiversAccess, id: string) =>
  useQuery({ queryKey: keys.one(id), queryFn: () => access.one(id) });

/** Whatever moves a waiver: every list of them is read anew, also where somebody else was first. */
export function useWaiverCommand<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useCommand({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: keys.all }) });
}
