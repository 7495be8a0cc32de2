import { useState } from 'react';
import { loanPaperLabels, loanPaperRecord, loanPapers } from '@groundwork/domain-draws';
import type { LoanPaper } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { drawRulesPage as words } from '@groundwork/domain-messages-admin';
import { validate } from '@groundwork/domain-validation';
import { DateField, RuleForm, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Box, Button, Disclosure, Flex, Stack, Text } from '@groundwork/web-ui';
import type { DrawFindings } from '../../data/api.js';
import { useSavePaper } from '../../data/draw-rules.js';

interface LoanPapersProps {
  applicationId: string;
  papers: DrawFindings['papers'];
}

/** When insurance, permit and title of the loan end; a renewed date is written down here. */
export function LoanPapers({ applicationId, papers }: LoanPapersProps) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={words.papers} open={open} onToggle={setOpen}>
      <Text textStyle="small" mb="3">
        {words.papersHint}
      </Text>
      <Stack gap="3">
        {loanPapers.map((paper) => (
          <PaperForm
            key={paper}
            applicationId={applicationId}
            paper={paper}
            expiresOn={papers.find((each) => each.paper === paper)?.expiresOn ?? ''}
          />
        ))}
      </Stack>
    </Disclosure>
  );
}

interface PaperFormProps {
  applicationId: string;
  paper: LoanPaper;
  /** YYYY-MM-DD; '' where nothing is on record. */
  expiresOn: string;
}

function PaperForm({ applicationId, paper, expiresOn }: PaperFormProps) {
  const save = useSavePaper(applicationId);
  const notify = useNotify();
  const { rule } = loanPaperRecord.fields.expiresOn;
  const form = useRuleForm<{ expiresOn: string }>({
    defaultValues: { expiresOn },
    values: { expiresOn },
    check: (values) => validate({ expiresOn: rule }, values),
  });
  const label = loanPaperLabels[paper];
  return (
    <RuleForm
      form={form}
      label={label}
      onSubmit={async (values) => {
        await save.mutateAsync({ paper, expiresOn: values.expiresOn });
        notify.success(words.paperSaved);
      }}
    >
      <Flex gap="3" flexWrap="wrap" alignItems="flex-end">
        <Box maxWidth="240px">
          <DateField<{ expiresOn: string }> name="expiresOn" label={`${label} ends on`} />
        </Box>
        <Button type="submit" variant="outline" disabled={!form.formState.isDirty} loading={save.isPending}>
          {fill(words.savePaper, { paper: label.toLowerCase() })}
        </Button>
      </Flex>
    </RuleForm>
  );
}
