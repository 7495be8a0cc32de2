import { create } from 'zustand';

const key = 'groundwork.starts-new';

interface CompanyChoiceState {
  /** The user who chose 'Start New' in this tab; a reload goes on with it. */
  startsNew: string | undefined;
}

function storedChoice(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export const useCompanyChoice = create<CompanyChoiceState>(() => ({ startsNew: storedChoice() }));

/** Notes that this user sets up another company, or (undefined) that one is in use again. */
export function noteStartNew(userId: string | undefined): void {
  useCompanyChoice.setState({ startsNew: userId });
  try {
    if (userId === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, userId);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
