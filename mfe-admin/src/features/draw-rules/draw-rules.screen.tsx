import { drawRulesRecord } from '@groundwork/domain-draws';
import type { DrawRules } from '@groundwork/domain-draws';
import { drawRulesPage as words } from '@groundwork/domain-messages-admin';
import { useTitle } from '@groundwork/web-mount';
import { PageHeader, Text } from '@groundwork/web-ui';
import { SettingForm, useSettingForm } from '../../components/setting-form.js';
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
  const save = useSaveDrawRules();
  const keptForm = useSettingForm<DrawRules, DrawRulesVersion>({
    draft: 'draw-rules',
    current,
    valuesOf: rulesOf,
    record: drawRulesRecord,
    save: (values, version) => save({ ...values, version }),
    saved: words.saved,
  });
  return (
    <SettingForm keptForm={keptForm} saveLabel={words.save} label={words.title} labels={ruleLabel} show={ruleValue}>
      <Text color="fg.muted">{words.modes}</Text>
      <RuleFields />
    </SettingForm>
  );
}
