import { CompanyChoicePage } from '../features/company-choice/company-choice.page.js';
import { IdleDialog } from '../features/session/idle-dialog.js';
import { LogoutQuestion } from '../features/session/logout-question.js';
import type { Session } from '../data/session.types.js';

/** Signed in, but for which company is still to be said. */
export default function Choosing({ session }: { session: Session }) {
  return (
    <>
      <CompanyChoicePage session={session} />
      <IdleDialog {...session.idle} />
      <LogoutQuestion />
    </>
  );
}
