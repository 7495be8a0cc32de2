import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { borrower } from '@groundwork/domain-messages';
import { KeptFormView } from '@groundwork/web-forms';
import type { FieldNames, KeptForm } from '@groundwork/web-forms';
import { Box, Button, Flex, Heading } from '@groundwork/web-ui';

interface EditorCardProps<Values extends FieldValues> extends FieldNames {
  title: string;
  kept: KeptForm<Values>;
  submitLabel: string;
  /** What has to be answered first is missing. */
  incomplete?: boolean;
  /** The button appears only later. */
  submitHidden?: boolean;
  /** After a save, and when the editor is closed without one. */
  onClose: () => void;
  children: ReactNode;
}

/** The form of one row below its table. 'Close Editor' forgets what was typed. */
export function EditorCard<Values extends FieldValues>(props: EditorCardProps<Values>) {
  const { title, kept, submitLabel, incomplete, submitHidden, onClose, children, labels, show } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const submit = async () => {
    if (await kept.submit()) onClose();
  };
  const close = () => {
    kept.discard();
    onClose();
  };
  return (
    <Box borderWidth="1px" borderStyle="solid" borderColor="accent.muted" borderRadius="lg" bg="bg.subtle" p={{ base: '4', sm: '5' }}>
      <Flex mb="4" gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Heading as="h3" size="sub" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Button size="sm" variant="outline" onClick={close} disabled={kept.saving}>
          {borrower.closeEditor}
        </Button>
      </Flex>
      <KeptFormView kept={kept} label={title} labels={labels} show={show} onSubmit={() => (incomplete || submitHidden ? undefined : submit())}>
        {children}
        {submitHidden ? null : (
          <Box>
            <Button type="submit" loading={kept.saving} disabled={incomplete}>
              {submitLabel}
            </Button>
          </Box>
        )}
      </KeptFormView>
    </Box>
  );
}
