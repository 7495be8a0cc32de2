import { useCallback, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { MutateOptions, UseMutationOptions } from '@tanstack/react-query';
import { Intents, withIntents } from './intents.js';

export interface CommandOptions<Answer, Input> extends UseMutationOptions<Answer, Error, Input> {
  /**
   * What the screen makes it makes once, and it is left then. Until a final answer every attempt has the same key, also with other
   * values; from then on the button stays locked.
   */
  once?: boolean;
}

/** A command as a screen sees it: `useMutation` of what a button sends. */
export interface Command<Answer, Input> {
  /** From the first press to the end of `onSuccess`; of what is made once, until the screen is gone. */
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
  error: Error | null;
  data: Answer | undefined;
  variables: Input | undefined;
  mutate: (input: Input, options?: MutateOptions<Answer, Error, Input>) => void;
  mutateAsync: (input: Input, options?: MutateOptions<Answer, Error, Input>) => Promise<Answer>;
  reset: () => void;
}

/**
 * The one way to send what creates, changes or decides. The same command pressed twice is sent once, also where the second press
 * comes before the button is drawn as locked; only the first press has an answer, so that what follows from it is done and said once.
 */
export function useCommand<Answer, Input = void>(options: CommandOptions<Answer, Input>): Command<Answer, Input> {
  const { once = false, mutationFn, ...rest } = options;
  const [intents] = useState(() => new Intents());
  const [sent] = useState(() => new Set<string>());
  const command = useMutation<Answer, Error, Input>({
    ...rest,
    mutationFn:
      mutationFn &&
      ((input, context) =>
        once ? withIntents(intents, () => mutationFn(input, context)) : mutationFn(input, context)),
  });
  const send = command.mutateAsync as Command<Answer, Input>['mutateAsync'];
  const mutateAsync = useCallback<typeof send>(
    (input, callbacks) => {
      const what = once ? '' : (JSON.stringify(input) ?? '');
      // Never settles: what follows from the answer follows from the first press.
      if (sent.has(what)) return new Promise<never>(() => {});
      const answer = send(input, callbacks);
      const forget = () => void sent.delete(what);
      sent.add(what);
      answer.then(once ? undefined : forget, forget);
      return answer;
    },
    [once, send, sent],
  );
  const mutate = useCallback<Command<Answer, Input>['mutate']>(
    (input, callbacks) => void mutateAsync(input, callbacks).catch(() => undefined),
    [mutateAsync],
  );
  return { ...command, isPending: command.isPending || (once && command.isSuccess), mutate, mutateAsync };
}
