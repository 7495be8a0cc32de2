import { fill } from '@groundwork/domain-messages';
import { publicPages } from '@groundwork/domain-messages-shell';
import { WideFrame } from '../../components/wide-frame.js';
import { PageLink } from '../../components/page-link.js';
import { AnotherSession } from '../session/index.js';
import { LetterLink } from '../letter-link/index.js';
import { ConfirmRegistrationForm } from './confirm-registration.form.js';

/** Reached by the link of the letter: password, mobile phone, the signed terms. */
export default function ConfirmRegistrationPage({ id, code }: { id: string; code: string }) {
  return (
    <LetterLink
      kind="confirmation"
      id={id}
      code={code}
      title={publicPages.confirmHeading}
      wayOn={<PageLink to="/register">{publicPages.registerAgain}</PageLink>}
    >
      {(facts) => (
        <WideFrame
          title={publicPages.confirmHeading}
          lead={facts.firstName ? fill(publicPages.confirmLead, { name: facts.firstName }) : publicPages.welcomeLead}
        >
          <AnotherSession email={facts.email} />
          <ConfirmRegistrationForm id={id} code={code} facts={facts} />
        </WideFrame>
      )}
    </LetterLink>
  );
}
