import { companyErrors } from '@groundwork/domain-companies';
import type { SetupFacts } from '@groundwork/domain-companies';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { refuseInvalid } from '@groundwork/server-http';

/** Refuses what the rules of the domain refuse, by field (specification, section 5). */
export function refuseWrongCompany(company: SetupFacts, clock: Clock): void {
  refuseInvalid(companyErrors(company, Number(today(clock).slice(0, 4))));
}
