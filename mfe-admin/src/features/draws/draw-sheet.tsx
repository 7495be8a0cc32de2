import { DrawSheet as SharedSheet } from '@groundwork/web-lending/sheet';
import { useDrawRequest, useDrawSchedule, usePrintCertificate } from '../../data/draws.js';

/** What the borrower signed of a draw. */
export const DrawSheet = ({ id }: { id: string }) => (
  <SharedSheet draw={useDrawRequest(id)} schedule={useDrawSchedule(id)} print={usePrintCertificate(id)} />
);
