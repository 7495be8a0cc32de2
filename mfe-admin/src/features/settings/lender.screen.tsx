import { lenderRecord } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { lenderPage as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { KeptFormView, TextField, useKeptForm } from '@groundwork/web-forms';
import { Link, useArea, useNotify, useTitle } from '@groundwork/web-mount';
import { Button, Facts, Grid, PageHeader, Text, TextLink } from '@groundwork/web-ui';
import { VersionedSetting } from '../../components/versioned-setting.js';
import type { LenderVersion } from '../../data/api.js';
import { useLender, useSaveLender } from '../../data/lender.js';
import { ColorField } from './color-field.js';
import { changesOf, lenderLabel, lenderValue, lenderValues } from './lender-values.js';
import type { LenderValues } from './lender-values.js';
import { LogoField } from './logo-field.js';
import { PalettePreview } from './palette-preview.js';

const { fields } = lenderRecord;

/** How the lender shows itself: its name, its logo and its colours, in versions. */
export function LenderScreen() {
  useTitle(words.shown);
  return (
    <>
      <PageHeader
        title={words.shown}
        description={words.shownDetail}
        back={
          <TextLink asChild>
            <Link to="/settings">{words.title}</Link>
          </TextLink>
        }
      />
      <VersionedSetting
        query={useLender()}
        failed={words.failed}
        own={words.own}
        changesOf={changesOf}
        form={(current) => <LenderForm current={current} />}
        readOnly={words.readOnly}
        facts={(current) => <LenderFacts current={current} />}
      />
    </>
  );
}

function LenderFacts({ current }: { current: LenderVersion }) {
  return (
    <>
      <Facts
        facts={(['name', 'logoAlt', 'accentLight', 'accentDark'] as const).map((name) => ({
          label: lenderLabel(name),
          value: current[name] || '—',
        }))}
      />
      <PalettePreview light={current.accentLight} dark={current.accentDark} />
    </>
  );
}

function LenderForm({ current }: { current: LenderVersion }) {
  const { user } = useArea();
  const notify = useNotify();
  const save = useSaveLender();
  const keptForm = useKeptForm<LenderValues>({
    draftKey: `${user.id}.lender`,
    values: lenderValues(current),
    version: current.version,
    check: (values) => validate(shapeOf(lenderRecord), values),
    save: async ({ logo, ...values }, version = 0) => {
      const changed = logo === '' ? {} : { logo: logo === 'none' ? null : logo };
      const saved = await save({ ...values, ...changed, version });
      notify.success(fill(words.saved, { version: saved.version }));
    },
    current: (record) => {
      const newer = record as LenderVersion;
      return { values: lenderValues(newer), version: newer.version };
    },
  });
  const [light, dark, alt] = keptForm.form.watch(['accentLight', 'accentDark', 'logoAlt']);
  return (
    <KeptFormView
      keptForm={keptForm}
      label={words.shown}
      labels={lenderLabel}
      show={lenderValue}
      onSubmit={() => keptForm.submit()}
    >
      <TextField<LenderValues> name="name" label={fields.name.label} maxLength={60} required />
      <LogoField logoId={current.logoId} alt={alt ?? ''} />
      <TextField<LenderValues> name="logoAlt" label={fields.logoAlt.label} maxLength={120} />
      <Text color="fg.muted">{words.colorHint}</Text>
      <Grid
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <ColorField name="accentLight" />
        <ColorField name="accentDark" />
      </Grid>
      <PalettePreview light={light} dark={dark} />
      <Button
        type="submit"
        alignSelf="flex-start"
        disabled={!keptForm.dirty}
        loading={keptForm.saving}
        loadingText={screens.submitting}
      >
        {words.save}
      </Button>
    </KeptFormView>
  );
}
