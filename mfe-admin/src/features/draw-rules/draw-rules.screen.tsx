import { drawRulesRecord } from '@groundwork/domain-draws';
import type { DrawRules } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { drawRulesPage as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { KeptFormView, useKeptForm } from '@groundwork/web-forms';
import { useArea, useNotify, useTitle } from '@groundwork/web-mount';
import { Button, PageHeader, Text } from '@groundwork/web-ui';
import { VersionedSetting } from '../../components/versioned-setting.js';
import type { DrawRulesVersion } from '../../data/api.js';
import { useDrawRules, useSaveDrawRules } from '../../data/draw-rules.js';
import { RuleFacts, RuleFields } from './rule-fields.js';
import { changesOf, ruleLabel, rulesOf, ruleValue } from './rule-values.js';

/** 'Draw Rules': what is looked at by itself before a person looks; changed by a super administrator, in versions. */
export function DrawRulesScreen() {
  useTitle(words.title);
  return (
    <>
      <PageHeader title={words.title} description={words.purpose} />
      <VersionedSetting
        query={useDrawRules()}
        failed={words.failed}
        own={words.own}
        changesOf={changesOf}
        form={(current) => <RulesForm current={current} />}
        readOnly={words.readOnly}
        facts={(current) => <RuleFacts rules={current} />}
      />
    </>
  );
}

function RulesForm({ current }: { current: DrawRulesVersion }) {
  const { user } = useArea();
  const notify = useNotify();
  const save = useSaveDrawRules();
  const keptForm = useKeptForm<DrawRules>({
    draftKey: `${user.id}.draw-rules`,
    values: rulesOf(current),
    version: current.version,
    check: (values) => validate(shapeOf(drawRulesRecord), values),
    save: async (values, version = 0) => {
      const saved = await save({ ...values, version });
      notify.success(fill(words.saved, { version: saved.version }));
    },
    current: (record) => {
      const newer = record as DrawRulesVersion;
      return { values: rulesOf(newer), version: newer.version };
    },
  });
  return (
    <KeptFormView
      keptForm={keptForm}
      label={words.title}
      labels={ruleLabel}
      show={ruleValue}
      onSubmit={() => keptForm.submit()}
    >
      <Text color="fg.muted">{words.modes}</Text>
      <RuleFields />
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
