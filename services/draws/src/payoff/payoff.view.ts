import type { LoanUnitEntity } from '../interest/index.js';
import type { LoanUnitDto } from './payoff.dto.js';

export const loanUnitView = ({ id, name, priceCents, releasedOn, version }: LoanUnitEntity): LoanUnitDto => ({
  id,
  name,
  releasePrice: priceCents,
  releasedOn,
  version,
});
