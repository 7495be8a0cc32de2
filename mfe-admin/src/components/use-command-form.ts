import type { FieldValues } from 'react-hook-form';
import { useKeptForm } from '@groundwork/web-forms';
import type { KeptForm, KeptFormOptions } from '@groundwork/web-forms';
import type { Command } from '@groundwork/web-http';
import { useArea, useNotify } from '@groundwork/web-mount';

interface CommandFormOptions<Values extends FieldValues, Input> extends Pick<
  KeptFormOptions<Values, number>,
  'values' | 'check' | 'current' | 'moved'
> {
  /** What the form is of: under that name, behind the user's, the browser keeps what is typed. */
  draft: string;
  /** What was typed over, where what is sent names it. */
  version?: number;
  command: Command<unknown, Input>;
  inputOf: (values: Values, version: number) => Input;
  /** What is said when it is done. */
  done: string;
  onClose: () => void;
}

/** A kept form, and what its button does. */
export interface CommandForm<Values extends FieldValues> extends KeptForm<Values> {
  send: () => Promise<void>;
}

/** The form of a command that is typed in a dialog: what was typed when it is left is offered when it is opened again. */
export function useCommandForm<Values extends FieldValues, Input>(
  options: CommandFormOptions<Values, Input>,
): CommandForm<Values> {
  const { draft, version = 0, command, inputOf, done, onClose, ...form } = options;
  const { user } = useArea();
  const notify = useNotify();
  const finish = () => {
    notify.success(done);
    onClose();
  };
  const keptForm = useKeptForm<Values>({
    ...form,
    draftKey: `${user.id}.${draft}`,
    version,
    save: (values, over = version) => command.mutateAsync(inputOf(values, over)),
    onSettled: finish,
  });
  const send = async () => {
    if (await keptForm.submit()) finish();
  };
  return { ...keptForm, send };
}
