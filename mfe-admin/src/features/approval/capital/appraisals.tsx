import { useState } from 'react';
import { appraisalRecord } from '@groundwork/domain-capital';
import { mayBeAppraised, propertyTitle } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { capitalPage } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { FileActions, useFiles } from '@groundwork/web-lending/files';
import { Button, Facts, Flex, Heading, Stack, Text } from '@groundwork/web-ui';
import type { Application, Appraisal } from '../../../data/api.js';
import { PersonName } from '../../../components/person-name.js';
import { AppraisalDialog } from './appraisal-dialog.js';
import { AppraisalHistory } from './appraisal-history.js';

interface AppraisalsProps {
  application: Application;
  /** The newest of each property. */
  current: readonly Appraisal[];
}

/** What each property was appraised at, the way to enter it, and what was entered before. */
export function Appraisals({ application, current }: AppraisalsProps) {
  const [entering, setEntering] = useState<string>();
  const { properties, status } = application;
  const appraisalOf = (propertyId: string) => current.find((appraisal) => appraisal.propertyId === propertyId);
  return (
    <Stack gap="5">
      {properties.map(({ id }) => {
        const name = propertyTitle(application.properties, id);
        const appraisal = appraisalOf(id);
        return (
          <Stack key={id} gap="3">
            <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
              <Heading as="h4" size="sub">
                {name}
              </Heading>
              {mayBeAppraised(status) ? (
                <Button
                  size="sm"
                  variant="outline"
                  icon="edit"
                  aria-label={fill(capitalPage.enterAppraisalOf, { property: name })}
                  onClick={() => setEntering(id)}
                >
                  {capitalPage.enterAppraisal}
                </Button>
              ) : null}
            </Flex>
            {appraisal ? (
              <AppraisalFacts applicationId={application.id} appraisal={appraisal} />
            ) : (
              <Text color="fg.muted">{capitalPage.notAppraised}</Text>
            )}
          </Stack>
        );
      })}
      {current.some(({ version }) => version > 1) ? <AppraisalHistory application={application} /> : null}
      {entering ? (
        <AppraisalDialog
          application={application}
          propertyId={entering}
          before={appraisalOf(entering)}
          onClose={() => setEntering(undefined)}
        />
      ) : null}
    </Stack>
  );
}

const labels = appraisalRecord.fields;
const amountText = (cents: number | null | undefined) => (typeof cents === 'number' ? formatCents(cents) : null);

function AppraisalFacts({ applicationId, appraisal }: { applicationId: string; appraisal: Appraisal }) {
  const { asIs, asCompleted, appraiser, appraisedOn, documentId, recordedBy, recordedAt } = appraisal;
  return (
    <Facts
      minWidth={170}
      facts={[
        { label: labels.asIs.label, value: amountText(asIs) },
        { label: labels.asCompleted.label, value: amountText(asCompleted) },
        { label: labels.appraiser.label, value: appraiser },
        { label: labels.appraisedOn.label, value: formatMonthDayYear(appraisedOn) },
        {
          label: labels.documentId.label,
          value: documentId ? <Document applicationId={applicationId} documentId={documentId} /> : null,
        },
        { label: capitalPage.enteredBy, value: <PersonName userId={recordedBy} /> },
        { label: capitalPage.enteredAt, value: displayInstant(recordedAt) },
      ]}
    />
  );
}

/** A document under its name; one that was replaced since has none in the list of the current files. */
function Document({ applicationId, documentId }: { applicationId: string; documentId: string }) {
  const file = useFiles('application', applicationId).data?.find(({ fileUploadId }) => fileUploadId === documentId);
  const known = file ?? { fileUploadId: documentId, userFileName: labels.documentId.label };
  return (
    <Stack gap="0" alignItems="flex-start">
      {file ? file.userFileName : null}
      <Flex flexWrap="wrap">
        <FileActions file={known} />
      </Flex>
    </Stack>
  );
}
