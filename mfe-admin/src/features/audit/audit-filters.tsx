import { auditFilterLimits, auditKinds } from '@groundwork/domain-accounts';
import { auditPage, auditSentences } from '@groundwork/domain-messages-admin';
import { textAtMost, validate } from '@groundwork/domain-validation';
import { DateField, RuleForm, SelectField, TextField, useRuleForm } from '@groundwork/web-forms';
import { Button, Card, Grid, Wrap } from '@groundwork/web-ui';
import type { AuditFilters } from '../../data/audit.js';

const kinds = auditKinds.map((kind) => ({ value: kind, label: auditSentences[kind] }));
const none: AuditFilters = { kind: '', account: '', address: '', from: '', to: '' };

interface AuditFilterFormProps {
  filters: AuditFilters;
  onFilter: (filters: AuditFilters) => void;
}

const { account, address } = auditFilterLimits;
const rules = { account: textAtMost(account), address: textAtMost(address) };

/** What of the record is looked at. */
export function AuditFilterForm({ filters, onFilter }: AuditFilterFormProps) {
  const form = useRuleForm<AuditFilters>({ defaultValues: filters, check: (values) => validate(rules, values) });
  const show = (values: AuditFilters) =>
    onFilter({ ...values, account: values.account.trim(), address: values.address.trim() });
  return (
    <Card>
      <RuleForm form={form} onSubmit={show} label={auditPage.auditFilters}>
        <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 200px), 1fr))">
          <SelectField<AuditFilters>
            name="kind"
            label={auditPage.auditKind}
            options={kinds}
            placeholder={auditPage.auditEverything}
          />
          <TextField<AuditFilters> name="account" label={auditPage.auditAccount} />
          <TextField<AuditFilters> name="address" label={auditPage.auditAddress} />
          <DateField<AuditFilters> name="from" label={auditPage.auditFrom} />
          <DateField<AuditFilters> name="to" label={auditPage.auditTo} />
        </Grid>
        <Wrap mt="4">
          <Button type="submit" icon="search">
            {auditPage.auditShow}
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              form.reset(none);
              onFilter(none);
            }}
          >
            {auditPage.auditClear}
          </Button>
        </Wrap>
      </RuleForm>
    </Card>
  );
}
