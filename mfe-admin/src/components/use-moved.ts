import { useState } from 'react';
import { ApiProblem } from '@groundwork/web-http';

/** What a command moves, as it was looked at, and as somebody else left it meanwhile. */
export interface Moved<Row, Standing> {
  /** What is sent about. */
  row: Row;
  /** How it stands since somebody else moved it; undefined while nobody did. */
  standing: Standing | undefined;
  /** Reads the record that a conflict answers with. */
  told: (record: unknown) => void;
  /** Whether a failed command met a conflict, which is told then. */
  caught: (error: unknown) => boolean;
  /** Takes how it stands now for what was looked at. */
  goOn: () => void;
}

/** @param take what is sent about from then on, from what was looked at and how it stands now */
export function useMoved<Row, Standing>(
  looked: Row,
  take: (row: Row, standing: Standing) => Row,
): Moved<Row, Standing> {
  const [row, setRow] = useState(looked);
  const [standing, setStanding] = useState<Standing>();
  const told = (record: unknown) => setStanding(record as Standing);
  return {
    row,
    standing,
    told,
    caught: (error) => {
      const isConflict = error instanceof ApiProblem && error.code === 'state.version_conflict';
      if (!isConflict || error.current === undefined) return false;
      told(error.current);
      return true;
    },
    goOn: () => {
      if (standing !== undefined) setRow(take(row, standing));
      setStanding(undefined);
    },
  };
}

/** {@link useMoved} of a record that a conflict answers as it stands: what is sent about from then on is that. */
export const useMovedRecord = <Row>(looked: Row): Moved<Row, Row> =>
  useMoved<Row, Row>(looked, (_, standing) => standing);
