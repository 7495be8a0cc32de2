import type { SharedAnswers } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import { useWrite } from '../../company-access.js';
import { useSetup } from '../setup-context.js';
import { personLabels } from './person-values.js';
import type { PersonPath } from './person-values.js';
import { TakeOverButton } from './take-over-button.js';

export interface OwnProfileCalls {
  /** What the user who is signed in has said in the own profile. */
  ownProfile: () => Promise<SharedAnswers & { email: string }>;
}

/** 'That's me': a person of the company is who fills it in, and the own profile has the answers. */
export function ThatsMe({ path = '' }: { path?: PersonPath }) {
  const { readOnly } = useSetup();
  const write = useWrite();
  if (readOnly) return null;
  return (
    <TakeOverButton
      label={companySetup.thatsMe}
      from={companySetup.ownProfile}
      prefix={path === '' ? '' : `${path}.`}
      labels={personLabels}
      read={async () => {
        const profile = await write((to) => to.ownProfile());
        return { ...profile, emailAddress: profile.email };
      }}
    />
  );
}
