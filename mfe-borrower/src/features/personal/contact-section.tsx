import { useWatch } from 'react-hook-form';
import { asksForTextConsent } from '@groundwork/domain-companies';
import { personalPages } from '@groundwork/domain-messages-borrower';
import { companySetup } from '@groundwork/domain-messages-company';
import { CheckboxField, PhoneField, StateSelect, TextField, ZipField } from '@groundwork/web-forms';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Box, Button, Flex, Grid, Text } from '@groundwork/web-ui';
import type { UserProfile } from '../../data/api.js';
import { useSaveProfile } from '../../data/profile.js';
import { profileLabels } from './profile-values.js';
import type { ProfileValues } from './profile-values.js';

export function ContactSection({ profile }: { profile: UserProfile }) {
  const mobileNumber = useWatch({ name: 'mobileNumber' }) as string;
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(6, 1fr)' }}>
      <Box gridColumn={{ sm: 'span 3' }}>
        <TextField<ProfileValues> name="firstName" label={profileLabels.firstName} required autoComplete="given-name" />
      </Box>
      <Box gridColumn={{ sm: 'span 3' }}>
        <TextField<ProfileValues> name="lastName" label={profileLabels.lastName} required autoComplete="family-name" />
      </Box>
      <Box gridColumn={{ sm: 'span 6' }}>
        <TextField<ProfileValues>
          name="streetAddress"
          label={profileLabels.streetAddress}
          required
          autoComplete="street-address"
        />
      </Box>
      <Box gridColumn={{ sm: 'span 2' }}>
        <TextField<ProfileValues> name="city" label={profileLabels.city} required autoComplete="address-level2" />
      </Box>
      <Box gridColumn={{ sm: 'span 2' }}>
        <StateSelect<ProfileValues> name="state" label={profileLabels.state} />
      </Box>
      <Box gridColumn={{ sm: 'span 2' }}>
        <ZipField<ProfileValues> name="zipCode" label={profileLabels.zipCode} />
      </Box>
      <Box gridColumn={{ sm: 'span 3' }}>
        <PhoneField<ProfileValues> name="mobileNumber" label={profileLabels.mobileNumber} required />
      </Box>
      <Box gridColumn={{ sm: 'span 6' }}>
        {asksForTextConsent(profile, mobileNumber) ? (
          <CheckboxField<ProfileValues> name="canSendMessages" label={personalPages.textConsent} />
        ) : (
          <ConsentGiven />
        )}
      </Box>
    </Grid>
  );
}

/** Whoever agreed may take it back at any time. */
function ConsentGiven() {
  const notify = useNotify();
  const save = useSaveProfile();
  const stop = () =>
    save.mutate(
      { canSendMessages: false },
      {
        onSuccess: () => notify.success(personalPages.textConsentStopped),
        onError: (error) => notify.error(sentenceFor(error)),
      },
    );
  return (
    <Flex flexWrap="wrap" alignItems="center" gap="3">
      <Text color="fg.muted">{personalPages.textConsentGiven}</Text>
      <Button size="sm" variant="outline" loading={save.isPending} onClick={stop}>
        {companySetup.textConsentStop}
      </Button>
    </Flex>
  );
}
