import { DrawSheet as SharedSheet } from '@groundwork/web-lending/sheet';
import { useDrawSchedule, usePrintCertificate } from '../../data/draw-sheets.js';
import { useDrawRequest } from '../../data/draws.js';

/** What was signed of a draw, with its paper. */
export const DrawSheet = ({ id }: { id: string }) => (
  <SharedSheet draw={useDrawRequest(id)} schedule={useDrawSchedule(id)} print={usePrintCertificate(id)} />
);
