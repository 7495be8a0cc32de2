import { Injectable } from '@nestjs/common';
import type { DrawKind } from '@groundwork/domain-draws';
import { DrawFunds } from './draw-funds.service.js';
import type { DrawMoney } from './line-money.js';
import { ReleaseFunds } from './release-funds.service.js';

/** The money of a draw by its kind. */
@Injectable()
export class DrawMoneyOf {
  constructor(
    private readonly work: DrawFunds,
    private readonly release: ReleaseFunds,
  ) {}

  kind(kind: DrawKind): DrawMoney {
    return kind === 'release' ? this.release : this.work;
  }
}
