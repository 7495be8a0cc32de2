import { publicPages } from '@groundwork/domain-messages-shell';
import { PublicFrame } from '../../components/public-frame.js';
import { AnotherSession } from '../session/index.js';
import { LetterLink } from '../letter-link/index.js';
import { RegisterAdminForm } from './register-admin.form.js';

/** Reached by the link of an administrator's invitation. */
export default function RegisterAdminPage({ id, code }: { id: string; code: string }) {
  return (
    <LetterLink kind="admin" id={id} code={code} title={publicPages.adminHeading} wayOn={publicPages.linkAskLender}>
      {(facts) => (
        <PublicFrame title={publicPages.adminHeading} lead={publicPages.adminLead}>
          <AnotherSession email={facts.email} />
          <RegisterAdminForm id={id} code={code} facts={facts} />
        </PublicFrame>
      )}
    </LetterLink>
  );
}
