import { needsSubordinatedDebt } from '@groundwork/domain-applications';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Card, Checkbox, Heading, Stack, Text } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { useSaveApplication } from '../../data/applications.js';

const flags = [
  {
    field: 'generalWarrantyDeedNeeded',
    label: admin.deedNeeded,
    isNeeded: ({ generalWarrantyDeedNeeded }: Application) => generalWarrantyDeedNeeded === true,
  },
  // Until somebody says otherwise, the sources of the funds say it.
  { field: 'subordinatedDebtNeeded', label: admin.subordinatedDebtNeeded, isNeeded: needsSubordinatedDebt },
] as const;

/** Which papers the lender needs of this loan (borrower specification 5, needed-items check). Each box is saved at once. */
export function ClosingNeeds({ application, editable }: { application: Application; editable: boolean }) {
  const save = useSaveApplication(application.id);
  const notify = useNotify();
  const set = (field: (typeof flags)[number]['field'], needed: boolean) =>
    save.mutate(
      { [field]: needed },
      {
        onSuccess: () => notify.success(screens.done),
        onError: (error) => notify.error(`${admin.errorSavingApplication}: ${sentenceFor(error)}`),
      },
    );
  return (
    <Card as="section" aria-labelledby="closing-needs">
      <Stack gap="3">
        <Heading as="h2" size="sub" id="closing-needs">
          {admin.closingDocuments}
        </Heading>
        <Text color="fg.muted">{admin.closingDocumentsLead}</Text>
        {flags.map(({ field, label, isNeeded }) => (
          <Checkbox
            key={field}
            checked={isNeeded(application)}
            disabled={!editable}
            saving={save.isPending}
            onChange={(event) => set(field, event.currentTarget.checked)}
          >
            {label}
          </Checkbox>
        ))}
      </Stack>
    </Card>
  );
}
