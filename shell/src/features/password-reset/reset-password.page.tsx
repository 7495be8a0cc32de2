import { publicPages } from '@groundwork/domain-messages-shell';
import { PageLink } from '../../components/page-link.js';
import { PublicFrame } from '../../components/public-frame.js';
import { AnotherSession } from '../session/index.js';
import { LetterLink } from '../letter-link/index.js';
import { ResetPasswordForm } from './reset-password.form.js';

/** Reached by the link of the letter. */
export default function ResetPasswordPage({ id, code }: { id: string; code: string }) {
  return (
    <LetterLink
      kind="reset"
      id={id}
      code={code}
      title={publicPages.resetHeading}
      wayOn={<PageLink to="/forgotPassword">{publicPages.askForNewLink}</PageLink>}
    >
      {({ passwordMinimum, email }) => (
        <PublicFrame title={publicPages.resetHeading} lead={publicPages.resetLead}>
          <AnotherSession email={email} />
          <ResetPasswordForm id={id} code={code} email={email} minimum={passwordMinimum} />
        </PublicFrame>
      )}
    </LetterLink>
  );
}
