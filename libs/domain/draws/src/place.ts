import { drawStatus, isDecided, overallStatus } from './status.js';
import type { DrawStatusId } from './status.js';

/**
 * Where an administrator finds a draw. The four statuses have a place each, with their ids; a draw whose lines differ
 * has the status pending (specification, section 4), and its place by what is left to do: `mixed` has nothing left.
 */
export const drawPlace = { ...drawStatus, mixed: 5 } as const;
export type DrawPlaceId = (typeof drawPlace)[keyof typeof drawPlace];

/** The place of a draw: with a pending line under Pending, with held ones and none pending under Hold. */
export function placeOf(statusIds: readonly DrawStatusId[]): DrawPlaceId {
  const overall = overallStatus(statusIds);
  if (overall !== drawStatus.pending || statusIds.length === 0 || statusIds.includes(drawStatus.pending))
    return overall;
  return isDecided(statusIds) ? drawPlace.mixed : drawStatus.hold;
}

/** What the administrator's selector offers; 'decided' is everything of which nothing is left to decide. */
export const drawSelections = ['pending', 'hold', 'approved', 'rejected', 'decided'] as const;
export type DrawSelection = (typeof drawSelections)[number];

/** The places that a selection shows. */
export const placesOf: Readonly<Record<DrawSelection, readonly DrawPlaceId[]>> = {
  pending: [drawPlace.pending],
  hold: [drawPlace.hold],
  approved: [drawPlace.approved],
  rejected: [drawPlace.rejected],
  decided: [drawPlace.approved, drawPlace.rejected, drawPlace.mixed],
};
