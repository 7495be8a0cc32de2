import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { fill } from '@groundwork/domain-messages';
import { apiReference as words } from '@groundwork/domain-messages-admin';
import { Link } from '@groundwork/web-mount';
import {
  Box,
  DataTable,
  Heading,
  PageHeader,
  Span,
  Stack,
  Text,
  TextLink,
  useHeadingFocus,
  Wrap,
} from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Parameter, Schema, Schemas } from '../../data/api-reference.js';
import { answersJson, isJsonBody } from './calls.js';
import type { ApiCall } from './calls.js';
import { CodeBlock } from './code-block.js';
import { Examples } from './code-examples.js';
import type { Values } from './examples.js';
import { MethodBadge } from './method-badge.js';
import { exampleOf, fieldsOf, typeText } from './schema.js';
import type { Field } from './schema.js';
import { TryCall } from './try-call.js';

const yesOrNo = (value: boolean | undefined): string => (value ? words.yes : words.no);

const parameterColumns = (schemas: Schemas): Column<Parameter>[] => [
  { id: 'name', header: words.name, cell: ({ name }) => name },
  { id: 'in', header: words.place, cell: ({ in: place }) => words.places[place] },
  { id: 'type', header: words.type, cell: ({ schema }) => (schema ? typeText(schema, schemas) : '') },
  { id: 'needed', header: words.needed, cell: ({ required }) => yesOrNo(required) },
  { id: 'about', header: words.about, cell: ({ description }) => description ?? '' },
];

/** Beside its neighbours wide enough for most names; longer ones break. */
function FieldName({ children }: { children: string }) {
  return (
    <Span overflowWrap="anywhere" display="inline-block" minWidth={{ base: '0', md: '12rem' }}>
      {children}
    </Span>
  );
}

const fieldColumns: Column<Field>[] = [
  { id: 'name', header: words.name, cell: ({ name }) => <FieldName>{name}</FieldName> },
  { id: 'type', header: words.type, cell: ({ type }) => <Span overflowWrap="anywhere">{type}</Span> },
  { id: 'needed', header: words.needed, cell: ({ needed }) => yesOrNo(needed) },
  { id: 'about', header: words.about, cell: ({ about }) => about },
];

const asText = (schema: Schema, schemas: Schemas): string => JSON.stringify(exampleOf(schema, schemas), null, 2);

interface CallPageProps {
  call: ApiCall;
  schemas: Schemas;
  /** What was typed as token for another call. */
  token: RefObject<string>;
}

/** One call: what it takes and answers, how a program writes it, and a way to try it. */
export function CallPage({ call, schemas, token }: CallPageProps) {
  const { method, path, scope, about, parameters, body, answer } = call;
  const heading = useHeadingFocus(call.id);
  return (
    <>
      <PageHeader
        back={
          <TextLink asChild>
            <Link to="/apireference">{words.all}</Link>
          </TextLink>
        }
        title={
          <Span ref={heading} tabIndex={-1} overflowWrap="anywhere">
            {method} {path}
          </Span>
        }
        description={about}
      />
      <Stack gap="6">
        <Wrap>
          <MethodBadge method={method} />
          <Text>
            {words.scope}: {scope}
          </Text>
        </Wrap>
        {parameters.length > 0 ? (
          <Part title={words.parameters}>
            <DataTable
              caption={words.parameters}
              columns={parameterColumns(schemas)}
              rows={[...parameters]}
              rowKey={({ name }) => name}
            />
          </Part>
        ) : null}
        {body ? (
          <Part title={`${words.body}: ${body.type}`}>
            <Fields caption={words.body} schema={body.schema} schemas={schemas} />
          </Part>
        ) : null}
        <Part title={`${words.answers}: ${answer.status}`}>
          {answer.schema && answersJson(answer) ? (
            <Stack gap="4">
              <Fields caption={words.answers} schema={answer.schema} schemas={schemas} />
              <CodeBlock label={words.example} text={asText(answer.schema, schemas)} />
            </Stack>
          ) : (
            <Text>
              {answer.type
                ? fill(words.bytes, { status: answer.status, type: answer.type })
                : fill(words.noContent, { status: answer.status })}
            </Text>
          )}
        </Part>
        <Attempt call={call} schemas={schemas} token={token} />
      </Stack>
    </>
  );
}

/** What is typed to try a call, in the examples, too. It is apart so that the tables above are not drawn anew with each letter. */
function Attempt({ call, schemas, token }: CallPageProps) {
  const { body } = call;
  const [values, setValues] = useState<Values>({});
  const [text, setText] = useState(() => (body && isJsonBody(call) ? asText(body.schema, schemas) : ''));
  return (
    <>
      <Part title={words.attempt}>
        <TryCall call={call} token={token} values={values} onValues={setValues} text={text} onText={setText} />
      </Part>
      <Part title={words.examples}>
        <Examples call={call} values={values} body={text} />
      </Part>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" aria-label={title}>
    <Heading mb="3">{title}</Heading>
    {children}
  </Box>
);

function Fields({ caption, schema, schemas }: { caption: string; schema: Schema; schemas: Schemas }) {
  const rows = fieldsOf(schema, schemas);
  return rows.length > 0 ? (
    <DataTable caption={caption} columns={fieldColumns} rows={rows} rowKey={({ name }) => name} />
  ) : (
    <Text>{typeText(schema, schemas)}</Text>
  );
}
