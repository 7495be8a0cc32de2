import { letterTextErrors, letterTextRecord } from '@groundwork/domain-accounts';
import type { LetterText } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { lenderPage as words } from '@groundwork/domain-messages-admin';
import { fieldNames, labelsOf, shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { KeptFormView, SaveButton, TextAreaField, TextField, useKeptForm } from '@groundwork/web-forms';
import { sentenceFor } from '@groundwork/web-http';
import { Link, QueryState, useArea, useNotify, useParams, useTitle } from '@groundwork/web-mount';
import { Alert, Button, Card, EmptyState, Facts, PageHeader, Stack, TextLink, Wrap } from '@groundwork/web-ui';
import { OwnVersions } from '../../components/versioned-setting.js';
import type { LetterSetting, LetterVersion } from '../../data/api.js';
import { useLetters, useLetterVersions, useSaveLetter } from '../../data/lender.js';
import { LetterPreviewButton } from './letter-preview.js';
import { Placeholders, useInsertion } from './placeholders.js';

const labels: Readonly<Record<string, string>> = labelsOf(letterTextRecord);
const labelOf = (name: string): string => labels[name] ?? name;
const names = fieldNames(letterTextRecord);

/** The words of one letter: with its placeholders, a preview, what it has said, and the way back to what it came with. */
export function LetterScreen() {
  const { name } = useParams();
  useTitle(words.letterTitle);
  return (
    <>
      <PageHeader
        title={words.letterTitle}
        back={
          <TextLink asChild>
            <Link to="/settings/letters">{words.backToLetters}</Link>
          </TextLink>
        }
      />
      <QueryState query={useLetters()} failed={words.failed}>
        {(letters) => {
          const letter = letters.find((each) => each.name === name);
          return letter ? <Letter letter={letter} /> : <EmptyState icon="search" title={words.noSuchLetter} />;
        }}
      </QueryState>
    </>
  );
}

function Letter({ letter }: { letter: LetterSetting }) {
  const { user } = useArea();
  return (
    <Stack gap="8">
      <Card>{user.role === 'super' ? <LetterForm letter={letter} /> : <LetterFacts letter={letter} />}</Card>
      <QueryState query={useLetterVersions(letter.name)} failed={words.failed}>
        {(versions) => <OwnVersions versions={versions} own={words.asItCame} changesOf={changesOf} />}
      </QueryState>
    </Stack>
  );
}

function LetterFacts({ letter: { name, words: text } }: { letter: LetterSetting }) {
  return (
    <Stack gap="5">
      <Alert>{words.readOnly}</Alert>
      <Facts facts={names.map((field) => ({ label: labelOf(field), value: text[field] || '—' }))} />
      <LetterPreviewButton name={name} words={text} />
    </Stack>
  );
}

const changesOf = (before: LetterVersion, after: LetterVersion): string[] =>
  names.flatMap((name) =>
    (before.words[name] ?? '') === (after.words[name] ?? '')
      ? []
      : [
          fill(words.change, {
            label: labelOf(name),
            before: before.words[name] || '—',
            after: after.words[name] || '—',
          }),
        ],
  );

const valuesOf = ({ subject, preheader, body, action }: LetterText): LetterText => ({
  subject,
  preheader: preheader ?? '',
  body,
  action: action ?? '',
});

function LetterForm({ letter }: { letter: LetterSetting }) {
  const { name, version, hasAction, placeholders, isOwn } = letter;
  const { user } = useArea();
  const notify = useNotify();
  const save = useSaveLetter(name);
  const bounds = { placeholders: placeholders.map((each) => each.name), hasAction };
  const keptForm = useKeptForm<LetterText>({
    draftKey: `${user.id}.letter.${name}`,
    values: valuesOf(letter.words),
    version,
    check: (values) => ({ ...letterTextErrors(values, bounds), ...validate(shapeOf(letterTextRecord), values) }),
    save: async (values, base = 0) => {
      const saved = await save({ words: values, version: base });
      notify.success(fill(words.letterSaved, { version: saved.version }));
    },
    current: (record) => {
      const newer = record as LetterVersion;
      return { values: valuesOf(newer.words), version: newer.version };
    },
  });
  const insertion = useInsertion(keptForm.form);
  const reset = async () => {
    try {
      const saved = await save({ words: null, version });
      keptForm.discard();
      // What was there when the button was pressed is put back by that; since then the first words have come.
      keptForm.form.reset(valuesOf(saved.words));
      notify.success(fill(words.letterSaved, { version: saved.version }));
    } catch (error) {
      notify.error(sentenceFor(error));
    }
  };
  return (
    <KeptFormView
      keptForm={keptForm}
      label={words.letterTitle}
      labels={labelOf}
      show={(_name, value) => String(value ?? '')}
      onSubmit={() => keptForm.submit()}
    >
      <Stack gap="5" onFocus={insertion.noticeFocus}>
        <TextField<LetterText> name="subject" label={labelOf('subject')} required />
        <TextField<LetterText> name="preheader" label={labelOf('preheader')} />
        <TextAreaField<LetterText> name="body" label={labelOf('body')} hint={words.bodyHint} rows={12} required />
        {hasAction ? <TextField<LetterText> name="action" label={labelOf('action')} required /> : null}
      </Stack>
      <Placeholders placeholders={placeholders} onInsert={insertion.insert} />
      <Wrap gap="3">
        <SaveButton keptForm={keptForm}>{words.saveLetter}</SaveButton>
        <LetterPreviewButton name={name} words={keptForm.form.watch()} />
        {isOwn ? null : (
          <Button variant="ghost" title={words.resetDetail} disabled={keptForm.saving} onClick={() => void reset()}>
            {words.resetLetter}
          </Button>
        )}
      </Wrap>
    </KeptFormView>
  );
}
