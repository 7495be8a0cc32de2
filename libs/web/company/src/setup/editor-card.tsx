import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { KeptFormView } from '@groundwork/web-forms';
import type { FieldNames, KeptForm } from '@groundwork/web-forms';
import { Box, Button, Flex, handBackTo, Heading, useLeaveQuestion } from '@groundwork/web-ui';
import { useSetup } from './setup-context.js';

interface EditorCardProps<Values extends FieldValues> extends FieldNames {
  title: string;
  /** The row that is edited, as a review is headed; undefined for a new one. */
  subject?: string;
  keptForm: KeptForm<Values>;
  submitLabel: string;
  /** What has to be answered first is missing. */
  incomplete?: boolean;
  /** Nobody opened it: the focus stays where it is, and the section is held up only by what is typed. */
  isUnasked?: boolean;
  /** The button appears only later. */
  submitHidden?: boolean;
  /** After a save, and when the editor is closed without one. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The form of one row below its table. 'Close Editor' forgets what was typed, after a question; whatever opened it has the focus again.
 * In a review it shows the row and nothing can be typed.
 */
export function EditorCard<Values extends FieldValues>(props: EditorCardProps<Values>) {
  const {
    subject,
    keptForm,
    submitLabel,
    incomplete,
    submitHidden,
    isUnasked = false,
    onClose,
    children,
    labels,
    show,
  } = props;
  const { reviewing, setEditing } = useSetup();
  const withoutSubmit = submitHidden || reviewing;
  const title = reviewing ? (subject ?? props.title) : props.title;
  const heading = useRef<HTMLHeadingElement>(null);
  const opensItself = useRef(isUnasked);
  // The button that opened it is disabled with the editor's first rendering: it has the focus until then.
  const [handBack] = useState(() => handBackTo(isUnasked ? null : document.activeElement));
  useEffect(() => {
    if (opensItself.current) return;
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'nearest' });
    // That button can be pressed again once the section has heard that the editor is closed.
    return () => void setTimeout(handBack);
  }, [handBack]);
  useEffect(() => {
    if (!isUnasked) return;
    setEditing(keptForm.dirty);
    return () => setEditing(false);
  }, [isUnasked, keptForm.dirty, setEditing]);
  const submit = async () => {
    if (await keptForm.submit()) onClose();
  };
  const close = () => {
    // What was typed earlier and is only offered yet stays for the next time.
    if (!keptForm.offer) keptForm.discard();
    onClose();
  };
  const leaving = useLeaveQuestion(keptForm.dirty && !keptForm.offer && !reviewing, close);
  return (
    <Box
      borderWidth="1px"
      borderStyle="solid"
      borderColor="accent.muted"
      borderRadius="lg"
      bg="bg.subtle"
      p={{ base: '4', sm: '5' }}
    >
      <Flex mb="4" gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Heading as="h3" size="sub" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Button size="sm" variant="outline" onClick={leaving.close} disabled={keptForm.saving}>
          {reviewing ? screens.close : companySetup.closeEditor}
        </Button>
      </Flex>
      <KeptFormView
        keptForm={keptForm}
        label={title}
        labels={labels}
        show={show}
        disabled={reviewing}
        onSubmit={() => (incomplete || withoutSubmit ? undefined : submit())}
      >
        {children}
        {withoutSubmit ? null : (
          <Box>
            <Button type="submit" loading={keptForm.saving} disabled={incomplete}>
              {submitLabel}
            </Button>
          </Box>
        )}
      </KeptFormView>
      {leaving.question}
    </Box>
  );
}
