export { CheckboxField, RadioTilesField, YesNoField } from './choice-fields.js';
export { ConflictDialog } from './conflict-dialog.js';
export type { FieldNames } from './conflict-dialog.js';
export { dropDraft, readDraft, writeDraft } from './drafts.js';
export { DraftOffer } from './draft-offer.js';
export type { Offer } from './draft-offer.js';
export { Bounded } from './bounded.js';
export { FormField } from './form-field.js';
export { useField, useFieldError } from './use-field.js';
export type { ControlProps, FieldProps } from './form-field.js';
export { KeptFormDialog } from './kept-form-dialog.js';
export { KeptFormView } from './kept-form-view.js';
export { SaveButton } from './save-button.js';
export { MoneyInput } from './money-input.js';
export { NumberInput } from './number-input.js';
export { NewPasswordField } from './new-password-field.js';
export { MoneyField, NumberField, PhoneField } from './number-fields.js';
export { FormAlert, RuleForm } from './rule-form.js';
export { RuleFormDialog } from './rule-form-dialog.js';
export { PasswordInput } from './password-input.js';
export { pastedColumn } from './pasted-column.js';
export { cellAt, cellProps, controlOf, moveInSheet, rowStep } from './sheet-keys.js';
export type { SheetCell } from './sheet-keys.js';
export { StateSelect } from './state-select.js';
export {
  DateField,
  EmailField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
  ZipField,
} from './text-fields.js';
export type { Option, TextFieldProps } from './text-fields.js';
export { useAskBeforeUnload } from './ask-before-unload.js';
export { UnsavedGuard } from './unsaved-guard.js';
export { useWriting } from './use-writing.js';
export { useKeptState } from './use-kept-state.js';
export { useKeptForm } from './use-kept-form.js';
export type { KeptForm, KeptFormOptions } from './use-kept-form.js';
export { StepContext, useHoldsTarget, useStep } from './step-context.js';
export type { Save, StepState } from './step-context.js';
export { SavedAgo } from './saved-ago.js';
export type { DraftServer } from './server-draft.js';
export { StepForm } from './step-form.js';
export { useEditorForm, useStepForm } from './use-step-form.js';
export { showProblem, useRuleForm } from './use-rule-form.js';
export type { Check } from './use-rule-form.js';
