import { useEffect, useId, useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { pipeline } from '@groundwork/domain-messages-admin';
import { all, atMost, requiredAny, validate } from '@groundwork/domain-validation';
import { CheckboxField, RuleFormDialog, TextField, useRuleForm } from '@groundwork/web-forms';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Box, Button, Label, NativeSelect, Text, Wrap } from '@groundwork/web-ui';
import type { SavedView } from '../data/api.js';
import { useForgetView, useSavedViews, useSaveView } from '../data/saved-views.js';
import type { SavedViewList } from '../data/saved-views.js';

interface SavedViewsProps {
  list: SavedViewList;
  /** What the list is called where nothing of it is chosen. */
  all: string;
  /** What the address asks of the list. */
  query: string;
  onChoose: (query: string) => void;
}

/** The views that the administrator keeps of a list, to choose from, to add to and to give to others by their address. */
export function SavedViews({ list, all, query, onChoose }: SavedViewsProps) {
  const { data: views } = useSavedViews(list);
  const [saving, setSaving] = useState(false);
  const id = useId();
  useFirstView(views, query, onChoose);
  const chosen = views?.find((view) => view.query === query);
  return (
    <Wrap gap="3" alignItems="flex-end">
      <Box flex={{ base: '1 1 100%', sm: '1 1 220px' }} maxWidth={{ sm: '360px' }}>
        <Label htmlFor={id} mb="1.5">
          {pipeline.views}
        </Label>
        <NativeSelect
          id={id}
          value={chosen?.id ?? (query === '' ? '' : 'own')}
          onChange={({ currentTarget: { value } }) => onChoose(views?.find((view) => view.id === value)?.query ?? '')}
        >
          <option value="">{all}</option>
          {query !== '' && !chosen ? <option value="own">{pipeline.ownFilters}</option> : null}
          {(views ?? []).map((view) => (
            <option key={view.id} value={view.id}>
              {view.name}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Button
        variant="outline"
        disabledBecause={query === '' ? pipeline.nothingToSave : undefined}
        onClick={() => setSaving(true)}
      >
        {pipeline.saveView}
      </Button>
      <CopyLink />
      {chosen ? <Forget list={list} view={chosen} /> : null}
      {saving ? (
        <SaveViewDialog list={list} query={query} name={chosen?.name ?? ''} onClose={() => setSaving(false)} />
      ) : null}
    </Wrap>
  );
}

/** Who opens the list without asking for anything sees the view that was chosen to be first, once. */
function useFirstView(views: SavedView[] | undefined, query: string, onChoose: (query: string) => void): void {
  const [opened, setOpened] = useState(query !== '');
  useEffect(() => {
    if (opened || !views) return;
    setOpened(true);
    const first = views.find(({ isDefault }) => isDefault);
    if (first && query === '') onChoose(first.query);
  }, [opened, views, query, onChoose]);
}

function CopyLink() {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      notify.success(pipeline.linkCopied);
    } catch {
      notify.error(pipeline.linkNotCopied);
    }
  };
  return (
    <Button variant="ghost" onClick={() => void copy()}>
      {pipeline.copyLink}
    </Button>
  );
}

function Forget({ list, view }: { list: SavedViewList; view: SavedView }) {
  const [isAsking, setAsking] = useState(false);
  const forget = useForgetView(list);
  const notify = useNotify();
  const act = async () => {
    await forget.mutateAsync(view.id);
    notify.success(pipeline.viewForgotten);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {pipeline.forgetView}
      </Button>
      {isAsking ? (
        <ConfirmCall
          title={fill(pipeline.forgetThisView, { name: view.name })}
          confirmLabel={pipeline.forgetView}
          danger
          act={act}
          failed={pipeline.viewNotForgotten}
          onClose={() => setAsking(false)}
        >
          {pipeline.forgetViewMeans}
        </ConfirmCall>
      ) : null}
    </>
  );
}

interface Values {
  name: string;
  isDefault: boolean;
}

const rules = { name: all(requiredAny, atMost(80)) };

interface SaveViewDialogProps {
  list: SavedViewList;
  query: string;
  name: string;
  onClose: () => void;
}

function SaveViewDialog({ list, query, name, onClose }: SaveViewDialogProps) {
  const save = useSaveView(list);
  const notify = useNotify();
  const form = useRuleForm<Values>({
    defaultValues: { name, isDefault: false },
    check: (values) => validate(rules, values),
  });
  const store = async (values: Values) => {
    await save.mutateAsync({ ...values, query });
    notify.success(pipeline.viewSaved);
    onClose();
  };
  return (
    <RuleFormDialog
      title={pipeline.saveViewTitle}
      form={form}
      onSubmit={store}
      submitLabel={pipeline.saveView}
      onClose={onClose}
    >
      <Text>{pipeline.saveViewLead}</Text>
      <TextField<Values> name="name" label={pipeline.viewName} required />
      <CheckboxField<Values> name="isDefault" label={pipeline.shownFirst} />
    </RuleFormDialog>
  );
}
