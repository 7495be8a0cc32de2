import { useQuery } from '@tanstack/react-query';
import { borrower, borrowerPages, personalPages } from '@groundwork/domain-messages-borrower';
import { FileSlot } from '@groundwork/web-lending/files';
import { QueryState, useArea, useTitle } from '@groundwork/web-mount';
import { PageHeader, Stack } from '@groundwork/web-ui';
import { filesQuery } from '../../data/files.js';
import { useProfile } from '../../data/profile.js';
import { IdentificationForm } from './identification-form.js';
import { ProfileForm } from './profile-form.js';

const resume = { type: 'resume', required: false } as const;

/** Personal Information: the profile of the user who is signed in (specification 2 and 3). */
export function PersonalScreen() {
  useTitle(borrowerPages.personalInformation);
  const { user } = useArea();
  const profile = useProfile();
  const files = useQuery(filesQuery('user', user.id));
  return (
    <>
      <PageHeader title={borrowerPages.personalInformation} description={personalPages.personalLead} />
      <QueryState query={profile} failed={borrower.errorGettingYourProfile}>
        {(found) => (
          <Stack gap="5">
            <ProfileForm profile={found} />
            <IdentificationForm profile={found} />
            <QueryState query={files} failed={borrowerPages.filesUnavailable}>
              {(stored) => <FileSlot {...resume} parent="user" parentId={user.id} files={stored} />}
            </QueryState>
          </Stack>
        )}
      </QueryState>
    </>
  );
}
