import { secondFactorGroups, signingDemands, signingSettingRecord } from '@groundwork/domain-accounts';
import type { SecondFactorGroup, SigningDemandKind } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { lenderPage, signingSetting as words } from '@groundwork/domain-messages-admin';
import { RadioTilesField } from '@groundwork/web-forms';
import { Link, useTitle } from '@groundwork/web-mount';
import { Alert, PageHeader, Stack, Text, TextLink } from '@groundwork/web-ui';
import { SettingForm, useSettingForm } from '../../components/setting-form.js';
import { VersionedSetting } from '../../components/versioned-setting.js';
import type { SigningSetting } from '../../data/api.js';
import { useSaveSigningSetting, useSigningSettings } from '../../data/signing.js';

interface Values {
  secondFactor: SecondFactorGroup;
  demand: SigningDemandKind;
}

const labels = { secondFactor: words.groupQuestion, demand: words.question } as const;
const said = { ...words.groups, ...words.demands };
const valuesOf = ({ secondFactor, demand }: SigningSetting): Values => ({ secondFactor, demand });

const changesOf = (before: SigningSetting, after: SigningSetting): string[] =>
  (['secondFactor', 'demand'] as const).flatMap((name) =>
    before[name] === after[name]
      ? []
      : [fill(lenderPage.change, { label: labels[name], before: said[before[name]], after: said[after[name]] })],
  );

/** 'Sign-in and signatures': what people prove beside password and session; to be changed by a super administrator. */
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
        facts={(current) => (
          <Stack gap="4">
            <Fact label={words.groupQuestion} choice={words.groups[current.secondFactor]}>
              {words.groupHints[current.secondFactor]}
            </Fact>
            <Least current={current} />
            <Fact label={words.question} choice={words.demands[current.demand]}>
              {words.demandHints[current.demand]}
            </Fact>
          </Stack>
        )}
      />
    </>
  );
}

function Fact({ label, choice, children }: { label: string; choice: string; children: string }) {
  return (
    <Stack gap="1">
      <Text color="fg.muted">{label}</Text>
      <Text fontWeight="semibold">{choice}</Text>
      <Text color="fg.muted">{children}</Text>
    </Stack>
  );
}

/** What the deployment asks for whatever the lender chooses. */
function Least({ current: { leastSecondFactor: least } }: { current: SigningSetting }) {
  return least === 'nobody' ? null : <Alert tone="info">{words.leastGroups[least]}</Alert>;
}

function SigningForm({ current }: { current: SigningSetting }) {
  const save = useSaveSigningSetting();
  const keptForm = useSettingForm({
    draft: 'signing',
    current,
    valuesOf,
    record: signingSettingRecord,
    save: (values, version) => save({ ...values, version }),
    saved: words.saved,
  });
  return (
    <SettingForm
      keptForm={keptForm}
      saveLabel={words.save}
      label={words.title}
      labels={(name) => labels[name as keyof Values]}
      show={(_name, value) => said[value as keyof typeof said]}
    >
      <RadioTilesField<Values>
        name="secondFactor"
        label={words.groupQuestion}
        minWidth={280}
        tiles={secondFactorGroups.map((value) => ({
          value,
          label: words.groups[value],
          description: words.groupHints[value],
        }))}
      />
      <Least current={current} />
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
    </SettingForm>
  );
}
