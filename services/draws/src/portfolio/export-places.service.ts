import { Injectable } from '@nestjs/common';
import { exportWords } from '@groundwork/domain-messages';
import { Places, Problem } from '@groundwork/server-http';

/** Exports of the whole book at once in a process: each keeps a connection of the pool (`DATABASE_POOL`) as long as it is read. */
const atOnce = 2;

/** Where exports of the whole book take their places. */
@Injectable()
export class ExportPlaces {
  /** So long a reader may take next to nothing, milliseconds. */
  patienceMs = 60_000;
  private readonly own = new Places(1);
  private readonly all = new Places(atOnce);

  /** Takes a place, to be given back once. */
  take(person: string): () => void {
    const giveBack = this.own.take(person);
    if (!giveBack) throw new Problem('export.running');
    const giveBackOfAll = this.all.take('');
    if (giveBackOfAll)
      return () => {
        giveBack();
        giveBackOfAll();
      };
    giveBack();
    throw new Problem('export.running', exportWords.othersRunning, undefined, { 'retry-after': '60' });
  }
}
