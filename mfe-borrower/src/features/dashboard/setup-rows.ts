import { bannerRows, setupSteps } from '@groundwork/domain-companies';
import type { SetupStepKey, SetupStepStatus } from '@groundwork/domain-companies';
import { borrowerPages, verification } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import type { IconName } from '@groundwork/web-ui';
import { identityHash } from './identity/identity-hash.js';

/** A line of the set-up table: a step of the company, or the driver's licence of the user. */
export interface SetupRow {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly status: SetupStepStatus;
  /** 'Start' for the first step, otherwise 'Continue' (specification 2); 'Open' where nothing can be changed. */
  readonly action: string;
  /** Undefined where nothing is left to do. */
  readonly to?: string;
}

const icons: Record<SetupStepKey, IconName> = {
  generalInformation: 'building',
  borrowerEntity: 'briefcase',
  owners: 'user',
  otherOwners: 'users',
  s1: 'file',
  contractors: 'handshake',
  structure: 'check-circle',
  licenses: 'shield',
  additionalPeople: 'plus',
  references: 'clipboard',
  experience: 'home',
};

/**
 * The steps of the company, and the Drivers License step that is added to them (specification 3, setup step); without
 * it while nobody knows. A company that is `locked` can only be read; the driver's licence is the user's own.
 */
export function setupRows(
  statuses: Readonly<Record<SetupStepKey, SetupStepStatus>>,
  identityVerified: boolean | undefined,
  locked: boolean,
): SetupRow[] {
  const steps = bannerRows(statuses).map(({ key, index, status }) => ({
    key,
    label: setupSteps[index]?.label ?? '',
    icon: icons[key],
    status,
    action: locked ? borrowerPages.open : index === 0 ? borrowerPages.start : screens.continue,
    to: `/setupCompany/${index}`,
  }));
  if (identityVerified === undefined) return steps;
  const license: SetupRow = {
    key: 'driversLicense',
    label: verification.driversLicense,
    icon: 'user',
    status: identityVerified ? 'complete' : 'notstarted',
    action: screens.continue,
  };
  return [...steps, identityVerified ? license : { ...license, to: `/home${identityHash}` }];
}
