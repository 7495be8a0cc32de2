import {
  MASTER_ADDITIONAL_RATE,
  MASTER_INITIAL_RATE,
  agreementPlaceholders,
  fillAgreementPreview,
  iccaErrors,
} from '@groundwork/domain-agreements';
import { fill } from '@groundwork/domain-messages';
import { admin, masterPages as words } from '@groundwork/domain-messages-admin';
import { masters } from '@groundwork/domain-messages-screens';
import { formatPercent } from '@groundwork/domain-money';
import { systemClock, today } from '@groundwork/domain-time';
import { NumberField, TextField } from '@groundwork/web-forms';
import { ApiProblem } from '@groundwork/web-http';
import { Editions, MasterEditor, TextDifference } from '@groundwork/web-masters';
import { QueryState, useArea, useNotify } from '@groundwork/web-mount';
import { Button, EmptyState, Facts, Grid, PageHeader, RichText, Stack } from '@groundwork/web-ui';
import { Editor } from '../../components/editor-name.js';
import type { IccaMaster } from '../../data/api.js';
import { useIccaEditions, useReloadIcca, useSaveIcca } from '../../data/masters.js';

/** What the form of an edition holds; rates in percent. */
interface Values {
  version: string;
  content: string;
  initialLoanRate: number | undefined;
  additionalLoanRate: number | undefined;
}

const placeholders = Object.entries(agreementPlaceholders).map(([name, label]) => ({ name, label }));
const buttons = { edit: words.editIcca, save: words.saveIcca, goBack: words.goBack };

const valuesOf = ({ version, content, initialLoanRate, additionalLoanRate }: IccaMaster): Values => ({
  version,
  content,
  initialLoanRate,
  additionalLoanRate,
});
const newValues: Values = {
  version: '',
  content: '',
  initialLoanRate: MASTER_INITIAL_RATE,
  additionalLoanRate: MASTER_ADDITIONAL_RATE,
};

/** A version as the example's broker reads it, with the rates of the specification (section 9). */
const preview = ({ version, content }: Values) => (
  <RichText
    label={masters.preview}
    html={fillAgreementPreview(content, { version, today: today(systemClock) })}
    maxHeight="60dvh"
  />
);
const current = (record: unknown) => ({
  values: valuesOf(record as IccaMaster),
  version: (record as IccaMaster).edition,
});

/** Stores an edition, of which the check found both rates. */
function useStore() {
  const save = useSaveIcca();
  const notify = useNotify();
  return async ({ initialLoanRate = 0, additionalLoanRate = 0, ...values }: Values, basedOnEdition: number) => {
    const saved = await save({ ...values, initialLoanRate, additionalLoanRate, basedOnEdition });
    notify.success(fill(words.iccaSaved, { edition: saved.edition, version: saved.version }));
    return saved;
  };
}

function Rates() {
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 240px))' }}>
      <NumberField<Values> name="initialLoanRate" label={words.initialLoanRate} decimals={4} required />
      <NumberField<Values> name="additionalLoanRate" label={words.additionalLoanRate} decimals={4} required />
    </Grid>
  );
}

interface IccaVersionProps {
  version: string;
  /** 0 for the one in force. */
  edition: number;
  mayEdit: boolean;
  onOpen: (edition: number) => void;
  onLeave: () => void;
}

/** One version: the edition in force, to be edited into the next one, or an older one to be read; and the list of all. */
export function IccaVersion({ version, edition, mayEdit, onOpen, onLeave }: IccaVersionProps) {
  const editions = useIccaEditions(version);
  const { user } = useArea();
  const reload = useReloadIcca();
  const store = useStore();
  return (
    <>
      <PageHeader title={version} description={mayEdit ? admin.editIccaMaster : admin.viewIccaMaster} />
      <QueryState query={editions} failed={words.iccaFailed}>
        {(list) => {
          const [latest] = list;
          if (!latest) return <Gone onLeave={onLeave} />;
          const open = list.find((one) => one.edition === edition) ?? latest;
          return (
            <Stack gap="8">
              <MasterEditor<Values>
                key={open === latest ? 'latest' : open.id}
                label={words.iccaText}
                master={{
                  version: open.edition,
                  values: valuesOf(open),
                  editedBy: <Editor userId={open.lastEditedBy} />,
                  editedAt: open.updatedAt,
                }}
                latestVersion={latest.edition}
                readOnly={!mayEdit}
                words={buttons}
                draftKey={`${user.id}.icca.${version}`}
                placeholders={placeholders}
                check={iccaErrors}
                preview={preview}
                fields={<Rates />}
                facts={<RatesRead master={open} />}
                onSave={store}
                failed={admin.errorSavingIccaMaster}
                current={current}
                onReload={() => void reload()}
                onGoBack={onLeave}
              />
              <Editions
                editions={list.map((one) => ({
                  id: one.id,
                  number: one.edition,
                  editedBy: <Editor userId={one.lastEditedBy} />,
                  editedAt: one.updatedAt,
                }))}
                open={open.edition}
                onOpen={(chosen) => onOpen(chosen === latest.edition ? 0 : chosen)}
                difference={({ before, after, label }) => (
                  <TextDifference label={label} before={textOf(list, before)} after={textOf(list, after)} />
                )}
              />
            </Stack>
          );
        }}
      </QueryState>
    </>
  );
}

const textOf = (list: readonly IccaMaster[], edition: number): string =>
  list.find((one) => one.edition === edition)?.content ?? '';

function RatesRead({ master: { initialLoanRate, additionalLoanRate } }: { master: IccaMaster }) {
  return (
    <Facts
      minWidth={200}
      facts={[
        { label: words.initialLoanRate, value: formatPercent(initialLoanRate) },
        { label: words.additionalLoanRate, value: formatPercent(additionalLoanRate) },
      ]}
    />
  );
}

function Gone({ onLeave }: { onLeave: () => void }) {
  return (
    <EmptyState icon="search" title={words.versionGone} action={<Button onClick={onLeave}>{words.goBack}</Button>} />
  );
}

/** A new version: its name, rates and text. A name that is there already is refused at its field. */
export function NewIccaVersion({ onLeave }: { onLeave: () => void }) {
  const { user } = useArea();
  const store = useStore();
  return (
    <>
      <PageHeader title={admin.createNewVersion} description={admin.editIccaMaster} />
      <MasterEditor<Values>
        label={words.iccaText}
        master={{ version: 0, values: newValues }}
        latestVersion={0}
        words={buttons}
        draftKey={`${user.id}.icca.new-version`}
        placeholders={placeholders}
        check={iccaErrors}
        preview={preview}
        fields={
          <>
            <TextField<Values> name="version" label={words.versionName} hint={words.versionNameHint} required />
            <Rates />
          </>
        }
        onSave={(values) => store(values, 0).catch(refuseName)}
        failed={admin.errorSavingIccaMaster}
        current={current}
        onReload={() => undefined}
        onGoBack={onLeave}
      />
    </>
  );
}

/** Of a new version a newer edition means that the name is taken: that is said at the name. */
function refuseName(error: unknown): never {
  if (!(error instanceof ApiProblem) || error.code !== 'state.version_conflict') throw error;
  throw new ApiProblem({
    status: 422,
    code: 'validation.failed',
    errors: [{ field: 'version', code: 'field.invalid', message: words.versionThere }],
  });
}
