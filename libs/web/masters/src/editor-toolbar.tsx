import { useId } from 'react';
import { fill } from '@groundwork/domain-messages';
import { masters, screens } from '@groundwork/domain-messages-screens';
import { Box, Button, Flex, Label, NativeSelect, VisuallyHidden } from '@groundwork/web-ui';
import type { Editor } from '@tiptap/core';

interface ToolbarProps {
  editor: Editor;
  disabled: boolean;
}

interface Tool {
  readonly label: string;
  readonly act: () => void;
  /** Whether it holds where the cursor stands; undefined for what is done once. */
  readonly active?: boolean;
  readonly impossible?: boolean;
}

const levels = [2, 3, 4] as const;

function toolsOf(editor: Editor): Tool[] {
  const run = () => editor.chain().focus();
  const marks: Tool[] = [
    { label: masters.bold, active: editor.isActive('bold'), act: () => run().toggleBold().run() },
    { label: masters.italic, active: editor.isActive('italic'), act: () => run().toggleItalic().run() },
    { label: masters.underline, active: editor.isActive('underline'), act: () => run().toggleUnderline().run() },
    { label: masters.bullets, active: editor.isActive('bulletList'), act: () => run().toggleBulletList().run() },
    { label: masters.numbers, active: editor.isActive('orderedList'), act: () => run().toggleOrderedList().run() },
    { label: masters.plainText, act: () => run().unsetAllMarks().clearNodes().run() },
  ];
  const inTable: Tool[] = [
    { label: masters.addRow, act: () => run().addRowAfter().run() },
    { label: masters.removeRow, act: () => run().deleteRow().run() },
    { label: masters.addColumn, act: () => run().addColumnAfter().run() },
    { label: masters.removeColumn, act: () => run().deleteColumn().run() },
    { label: masters.removeTable, act: () => run().deleteTable().run() },
  ];
  const insert: Tool = {
    label: masters.insertTable,
    act: () => run().insertTable({ rows: 3, cols: 2, withHeaderRow: false }).run(),
  };
  return [
    ...marks,
    ...(editor.isActive('table') ? inTable : [insert]),
    { label: screens.undo, act: () => run().undo().run(), impossible: !editor.can().undo() },
    { label: masters.redo, act: () => run().redo().run(), impossible: !editor.can().redo() },
  ];
}

/** What can be done with the text where the cursor stands. */
export function EditorToolbar({ editor, disabled }: ToolbarProps) {
  return (
    <Flex
      role="group"
      aria-label={masters.formatting}
      gap="1.5"
      flexWrap="wrap"
      alignItems="center"
      p="2"
      borderBottomWidth="1px"
      borderStyle="solid"
      borderColor="border"
      bg="bg.subtle"
    >
      <StyleSelect editor={editor} disabled={disabled} />
      <AlignSelect editor={editor} disabled={disabled} />
      {toolsOf(editor).map(({ label, active, impossible, act }) => (
        <Button
          key={label}
          size="sm"
          variant={active ? 'solid' : 'ghost'}
          aria-pressed={active}
          disabled={disabled || impossible}
          onClick={act}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  disabled: boolean;
  onChoose: (value: string) => void;
}

/** The focus stays in the select, whose arrow keys choose at once. */
function Choice({ label, value, options, disabled, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <Box minWidth="140px">
      <VisuallyHidden>
        <Label htmlFor={id}>{label}</Label>
      </VisuallyHidden>
      <NativeSelect id={id} value={value} disabled={disabled} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

function StyleSelect({ editor, disabled }: ToolbarProps) {
  const level = levels.find((one) => editor.isActive('heading', { level: one }));
  return (
    <Choice
      label={masters.textStyle}
      value={level ? String(level) : ''}
      options={[
        ['', masters.paragraph],
        ...levels.map((one) => [String(one), fill(masters.heading, { level: one })] as const),
      ]}
      disabled={disabled}
      onChoose={(value) => {
        const chosen = levels.find((one) => String(one) === value);
        if (chosen) editor.commands.setHeading({ level: chosen });
        else editor.commands.setParagraph();
      }}
    />
  );
}

function AlignSelect({ editor, disabled }: ToolbarProps) {
  const names = Object.entries(masters.alignments);
  const active = names.find(([name]) => editor.isActive({ textAlign: name }))?.[0] ?? 'left';
  return (
    <Choice
      label={masters.alignment}
      value={active}
      options={names}
      disabled={disabled}
      onChoose={(value) => editor.commands.setTextAlign(value)}
    />
  );
}
