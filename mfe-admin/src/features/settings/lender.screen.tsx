import { lenderRecord } from '@groundwork/domain-accounts';
import { lenderPage as words } from '@groundwork/domain-messages-admin';
import { TextField } from '@groundwork/web-forms';
import { Link, useTitle } from '@groundwork/web-mount';
import { Facts, Grid, PageHeader, Text, TextLink } from '@groundwork/web-ui';
import { SettingForm, useSettingForm } from '../../components/setting-form.js';
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
  const save = useSaveLender();
  const keptForm = useSettingForm<LenderValues, LenderVersion>({
    draft: 'lender',
    current,
    valuesOf: lenderValues,
    record: lenderRecord,
    save: ({ logo, ...values }, version) =>
      save({ ...values, ...(logo === '' ? {} : { logo: logo === 'none' ? null : logo }), version }),
    saved: words.saved,
  });
  const [light, dark, alt] = keptForm.form.watch(['accentLight', 'accentDark', 'logoAlt']);
  return (
    <SettingForm keptForm={keptForm} saveLabel={words.save} label={words.shown} labels={lenderLabel} show={lenderValue}>
      <TextField<LenderValues> name="name" label={fields.name.label} required />
      <LogoField logoId={current.logoId} alt={alt ?? ''} />
      <TextField<LenderValues> name="logoAlt" label={fields.logoAlt.label} />
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
    </SettingForm>
  );
}
