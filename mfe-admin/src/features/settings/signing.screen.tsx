import { signingDemands, signingSettingRecord } from '@groundwork/domain-accounts';
import type { SigningDemandKind } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { lenderPage, signingSetting as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { KeptFormView, RadioTilesField, useKeptForm } from '@groundwork/web-forms';
import { Link, useArea, useNotify, useTitle } from '@groundwork/web-mount';
import { Button, PageHeader, Stack, Text, TextLink } from '@groundwork/web-ui';
import { VersionedSetting } from '../../components/versioned-setting.js';
import type { SigningSetting } from '../../data/api.js';
import { useSaveSigningSetting, useSigningSettings } from '../../data/signing.js';

interface Values {
  demand: SigningDemandKind;
}

const changesOf = (before: SigningSetting, after: SigningSetting): string[] =>
  before.demand === after.demand
    ? []
    : [fill(words.change, { before: words.demands[before.demand], after: words.demands[after.demand] })];

/** 'Signatures': what somebody who signs proves beside being signed in; to be changed by a super administrator. */
export function SigningScreen() {
  useTitle(words.title);
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.purpose}
        back={
          <TextLink asChild>
            <Link to="/settings">{lenderPage.title}</Link>
          </TextLink>
        }
      />
      <VersionedSetting
        query={useSigningSettings()}
        failed={words.failed}
        own={words.own}
        changesOf={changesOf}
        form={(current) => <SigningForm current={current} />}
        readOnly={lenderPage.readOnly}
        facts={({ demand }) => (
          <Stack gap="1">
            <Text fontWeight="semibold">{words.demands[demand]}</Text>
            <Text color="fg.muted">{words.demandHints[demand]}</Text>
          </Stack>
        )}
      />
    </>
  );
}

function SigningForm({ current }: { current: SigningSetting }) {
  const { user } = useArea();
  const notify = useNotify();
  const save = useSaveSigningSetting();
  const keptForm = useKeptForm<Values>({
    draftKey: `${user.id}.signing`,
    values: { demand: current.demand },
    version: current.version,
    check: (values) => validate(shapeOf(signingSettingRecord), values),
    save: async ({ demand }, version = 0) => {
      const saved = await save({ demand, version });
      notify.success(fill(words.saved, { version: saved.version }));
    },
    current: (record) => {
      const { demand, version } = record as SigningSetting;
      return { values: { demand }, version };
    },
  });
  return (
    <KeptFormView
      keptForm={keptForm}
      label={words.title}
      labels={() => words.question}
      show={(_name, value) => words.demands[value as SigningDemandKind]}
      onSubmit={() => keptForm.submit()}
    >
      <RadioTilesField<Values>
        name="demand"
        label={words.question}
        minWidth={280}
        tiles={signingDemands.map((value) => ({
          value,
          label: words.demands[value],
          description: words.demandHints[value],
        }))}
      />
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
