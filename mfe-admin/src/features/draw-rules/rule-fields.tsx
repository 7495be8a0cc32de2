import { drawRules, drawRulesRecord, ruleModeLabels, ruleModes } from '@groundwork/domain-draws';
import type { DrawRules } from '@groundwork/domain-draws';
import { drawRulesPage as words } from '@groundwork/domain-messages-admin';
import { MoneyField, NumberField, SelectField } from '@groundwork/web-forms';
import { Fieldset, Facts, Grid, Stack } from '@groundwork/web-ui';
import { figureOf, ruleLabel, ruleValue } from './rule-values.js';

const { fields } = drawRulesRecord;
const modes = ruleModes.map((value) => ({ value, label: ruleModeLabels[value] }));

/** Every rule: off, a warning or a bar, and its figure. */
export function RuleFields() {
  return (
    <Stack gap="6">
      {drawRules.map((rule) => {
        const figure = figureOf[rule];
        return (
          <Fieldset key={rule} legend={fields[rule].label}>
            <Grid
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }}
              gap="4"
              alignItems="start"
            >
              <SelectField<DrawRules> name={rule} label={words.mode} hint={words.hints[rule]} options={modes} />
              {figure ? <Figure name={figure} /> : null}
            </Grid>
          </Fieldset>
        );
      })}
    </Stack>
  );
}

function Figure({ name }: { name: NonNullable<(typeof figureOf)[keyof typeof figureOf]> }) {
  const { kind, label } = fields[name];
  return kind === 'amount' ? (
    <MoneyField<DrawRules> name={name} label={label} />
  ) : (
    <NumberField<DrawRules> name={name} label={label} />
  );
}

/** The same to read. */
export function RuleFacts({ rules }: { rules: DrawRules }) {
  return (
    <Facts
      facts={drawRules.flatMap((rule) =>
        [rule, figureOf[rule]].flatMap((name) =>
          name ? [{ label: ruleLabel(name), value: ruleValue(name, rules[name]) }] : [],
        ),
      )}
    />
  );
}
