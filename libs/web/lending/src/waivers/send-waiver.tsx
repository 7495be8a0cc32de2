import { useEffect } from 'react';
import { sentWaiverRecord } from '@groundwork/domain-draws';
import type { SentWaiver } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { waivers as words } from '@groundwork/domain-messages-screens';
import { labelsOf, shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { DateField, FormAlert, RuleForm, SelectField, TextField, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Box, Button, Grid, Heading, Text } from '@groundwork/web-ui';
import { useWaiverCommand } from './waivers-access.js';
import type { WaiversAccess, WaiverView } from './waivers-access.js';

type Values = Pick<SentWaiver, 'claimant' | 'signerName' | 'signerEmail' | 'throughDate' | 'extent'>;

const labels = labelsOf(sentWaiverRecord);
const extents = [
  { value: 'progress', label: 'Progress payment' },
  { value: 'final', label: 'Final payment' },
];

interface SendWaiverProps {
  waiver: WaiverView;
  access: WaiversAccess;
  /** Whether something is typed that was not sent. */
  onTyped: (isTyped: boolean) => void;
}

/** Who signs a waiver, and through which day it waives; sent again, it is made out anew. */
export function SendWaiver({ waiver, access, onTyped }: SendWaiverProps) {
  const { id, version, status } = waiver;
  const send = useWaiverCommand(access.send);
  const notify = useNotify();
  const bodyOf = (values: Values): SentWaiver => ({ ...values, id, version });
  const form = useRuleForm<Values>({
    defaultValues: {
      claimant: waiver.claimant ?? '',
      signerName: waiver.signerName ?? '',
      signerEmail: waiver.signerEmail ?? '',
      throughDate: waiver.throughDate,
      extent: waiver.extent,
    },
    mode: 'onSubmit',
    check: (values) => validate(shapeOf(sentWaiverRecord), bodyOf(values)),
  });
  const { isDirty } = form.formState;
  useEffect(() => {
    onTyped(isDirty);
    return () => onTyped(false);
  }, [isDirty, onTyped]);
  const submit = async (values: Values) => {
    await send.mutateAsync(bodyOf(values));
    notify.success(fill(words.sent, { email: values.signerEmail.trim() }));
  };
  const heading = status === 'sent' ? 'Send again' : 'Send to be signed';
  return (
    <Box as="section" aria-label={heading}>
      <Heading as="h3" size="section" mb="1">
        {heading}
      </Heading>
      <Text color="fg.muted" mb="3">
        {words.sendLead}
      </Text>
      <RuleForm form={form} onSubmit={submit} label={heading}>
        <FormAlert />
        <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} mb="4">
          <TextField<Values> name="claimant" label={labels.claimant} required />
          <SelectField<Values> name="extent" label={labels.extent} options={extents} required />
          <TextField<Values> name="signerName" label={labels.signerName} required />
          <TextField<Values> name="signerEmail" label={labels.signerEmail} type="email" required />
          <DateField<Values> name="throughDate" label={labels.throughDate} required />
        </Grid>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {status === 'sent' ? 'Send Again' : 'Send Waiver'}
        </Button>
      </RuleForm>
    </Box>
  );
}
