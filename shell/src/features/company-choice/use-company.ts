import { ApiProblem } from '@groundwork/web-http';
import { putInUse } from '../../data/company-choice.js';
import { goTo } from '../../components/location.js';
import { enter } from '../session/index.js';
import { noteStartNew } from './company-choice.store.js';

/** No company: another one is about to be set up. */
const none = '';
/** A new company reaches the account a moment after it was made. */
const patienceMs = 10_000;
const stepMs = 400;

/** Puts one of the user's companies in use; the area is then mounted anew for it. */
export async function chooseCompany(companyId: string): Promise<void> {
  const session = await putInUse(companyId);
  noteStartNew(undefined);
  enter(session);
}

/** 'Start New': no company in use, and the set-up of another one. */
export async function startNew(): Promise<void> {
  const session = await putInUse(none);
  noteStartNew(session.user.id);
  goTo('/setupCompany');
  enter(session);
}

/** The area has set a company up: it is in use from now on. */
export async function adoptCompany(companyId: string): Promise<void> {
  for (const begun = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, stepMs))) {
    try {
      return await chooseCompany(companyId);
    } catch (error) {
      const notYetKnown = error instanceof ApiProblem && error.status === 403;
      if (!notYetKnown || Date.now() - begun > patienceMs) throw error;
    }
  }
}
