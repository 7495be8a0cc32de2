export {
  useArea,
  useAreaLife,
  useBusy,
  useEsign,
  useNavigation,
  useNotify,
  usePlacedPreview,
  usePreview,
  useShellDialog,
  useOpening,
  useTitle,
  useUnsaved,
  useUploadLimit,
} from './area-context.js';
export { createChannel } from './channel.js';
export type { AreaChannel } from './channel.js';
export type * from './contract.js';
export { ConfirmCall } from './confirm-call.js';
export { createAreaMount } from './create-area-mount.js';
export type { AreaDefinition } from './create-area-mount.js';
export { ExportDialog } from './export-dialog.js';
export { MorePages } from './more-pages.js';
export { RestOfList } from './rest-of-list.js';
export { ReasonCall } from './reason-call.js';
export { NotFoundScreen } from './not-found-screen.js';
export { QueryState } from './query-state.js';
export * from './router.js';
export { useAttempt } from './use-attempt.js';
export { useSettled } from './use-settled.js';
export { useSearchValue } from './use-search-value.js';
