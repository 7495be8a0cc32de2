import type { ReactNode } from 'react';
import { fill } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { KeptFormView, SaveButton } from '@groundwork/web-forms';
import type { FieldNames, KeptForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Box, Heading } from '@groundwork/web-ui';

interface SectionFormProps<Values extends object> extends FieldNames {
  title: string;
  lead?: ReactNode;
  keptForm: KeptForm<Values>;
  editable: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Some answers of an application that the lender edits beside the others, with a button of their own. */
export function SectionForm<Values extends object>(props: SectionFormProps<Values>) {
  const { title, lead, keptForm, editable, labels, show, children } = props;
  const notify = useNotify();
  const submit = async () => {
    if (await keptForm.submit()) notify.success(screens.done);
  };
  return (
    <Box mt="5">
      <Heading as="h4" size="sub" mb="3">
        {title}
      </Heading>
      {lead}
      <KeptFormView
        keptForm={keptForm}
        label={title}
        labels={labels}
        show={show}
        onSubmit={submit}
        disabled={!editable}
      >
        {children}
        {editable ? (
          <SaveButton
            keptForm={keptForm}
            alignSelf="flex-start"
            variant="outline"
            aria-label={fill(approval.saveItemOf, { item: title })}
          >
            {approval.saveItem}
          </SaveButton>
        ) : null}
      </KeptFormView>
    </Box>
  );
}
