import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isApiTokenText } from '@groundwork/domain-access';
import { fill } from '@groundwork/domain-messages';
import { apiReference as words } from '@groundwork/domain-messages-admin';
import {
  Alert,
  Box,
  Button,
  FieldError,
  Grid,
  Hint,
  Input,
  Label,
  RequiredMark,
  Stack,
  Text,
  Textarea,
} from '@groundwork/web-ui';
import { callWithToken } from '../../data/api-reference.js';
import type { TokenAnswer } from '../../data/api-reference.js';
import { isJsonBody } from './calls.js';
import type { ApiCall } from './calls.js';
import { CodeBlock } from './code-block.js';
import { addressOf, isComplete } from './examples.js';
import type { Values } from './examples.js';

interface TryCallProps {
  call: ApiCall;
  token: RefObject<string>;
  values: Values;
  onValues: (values: Values) => void;
  text: string;
  onText: (text: string) => void;
}

/** What keeps a call from being sent as it stands. */
function complaintOf({ call, values, text }: TryCallProps, token: string): string | undefined {
  if (!isApiTokenText(token.trim())) return words.tokenWrong;
  if (!isComplete(call, values)) return words.missing;
  if (!isJsonBody(call)) return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return fill(words.notJson, { reason: (error as Error).message });
  }
}

/** Sends the call as a program would, with a token that is pasted and stays in memory. */
export function TryCall(props: TryCallProps) {
  const { call, values, onValues, text, onText } = props;
  const [token, setToken] = useState(props.token.current);
  const [complaint, setComplaint] = useState<string>();
  const [answer, setAnswer] = useState<TokenAnswer | 'none'>();
  const [isBusy, setBusy] = useState(false);
  // Of what was sent and may not have come through: sent again, it is the same command.
  const sent = useRef({ content: '', key: '' });
  if (call.body && !isJsonBody(call)) return <Text>{words.byExample}</Text>;

  const send = async () => {
    const wrong = complaintOf(props, token);
    setComplaint(wrong);
    if (wrong || isBusy) return;
    setBusy(true);
    const url = addressOf(call, values, window.location.origin);
    const body = call.body ? text : undefined;
    const content = `${url} ${body ?? ''}`;
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
    const { key } = sent.current;
    try {
      const { method } = call;
      const got = await callWithToken({
        method,
        url,
        token: token.trim(),
        body,
        key: method === 'GET' ? undefined : key,
      });
      if (got.status < 500) sent.current = { content: '', key: '' };
      setAnswer(got);
    } catch {
      setAnswer('none');
    }
    setBusy(false);
  };

  return (
    <Stack gap="4">
      <Box maxWidth="32rem">
        <Label htmlFor="try-token">{words.token}</Label>
        <Input
          id="try-token"
          type="password"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="try-token-hint"
          value={token}
          onChange={(event) => {
            setToken(event.target.value);
            props.token.current = event.target.value;
          }}
        />
        <Hint id="try-token-hint">{words.tokenHint}</Hint>
      </Box>
      {call.parameters.length > 0 ? (
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
          {call.parameters.map(({ name, required }) => (
            <Box key={name}>
              <Label htmlFor={`try-${name}`}>
                {name}
                {required ? <RequiredMark /> : null}
              </Label>
              <Input
                id={`try-${name}`}
                autoComplete="off"
                required={required ?? false}
                value={values[name] ?? ''}
                onChange={(event) => onValues({ ...values, [name]: event.target.value })}
              />
            </Box>
          ))}
        </Grid>
      ) : null}
      {call.body ? (
        <Box>
          <Label htmlFor="try-body">{words.body}</Label>
          <Textarea
            id="try-body"
            rows={12}
            fontFamily="mono"
            spellCheck={false}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        </Box>
      ) : null}
      {call.method === 'GET' ? null : <Alert tone="warning">{words.changes}</Alert>}
      {complaint ? <FieldError role="alert">{complaint}</FieldError> : null}
      <Box>
        <Button onClick={() => void send()} loading={isBusy} loadingText={words.sending}>
          {words.send}
        </Button>
      </Box>
      <Box role="status">{answer ? <Shown answer={answer} /> : null}</Box>
    </Stack>
  );
}

/** So much of an answer is shown. */
const most = 20_000;

function prettyOf({ text, type }: TokenAnswer): string {
  if (!type.includes('json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function Shown({ answer }: { answer: TokenAnswer | 'none' }) {
  if (answer === 'none') return <Alert tone="danger">{words.unreachable}</Alert>;
  const { status, milliseconds, type, bytes } = answer;
  const whole = prettyOf(answer);
  return (
    <Stack gap="2">
      <Text fontWeight="semibold">{fill(words.answered, { status, ms: milliseconds })}</Text>
      {whole ? <CodeBlock label={words.answers} text={whole.slice(0, most)} canCopy={false} /> : null}
      {whole.length > most ? <Hint>{fill(words.cut, { number: most, all: whole.length })}</Hint> : null}
      {!whole && bytes > 0 ? <Text>{fill(words.noText, { type, bytes })}</Text> : null}
    </Stack>
  );
}
