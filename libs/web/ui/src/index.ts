export { ActionDialog } from './components/action-dialog.js';
export { ConfirmDialog } from './components/confirm-dialog.js';
export { DataTable } from './components/data-table.js';
export { Sideways } from './components/sideways.js';
export type { Column } from './components/data-table.js';
export { Facts } from './components/facts.js';
export type { Fact } from './components/facts.js';
export { FileDrop } from './components/file-drop.js';
export { InOrder } from './components/in-order.js';
export { MoneyText } from './components/money-text.js';
export { PageHeader } from './components/page-header.js';
export { ProgressRing } from './components/progress-ring.js';
export { useLeaveQuestion } from './components/leave-question.js';
export { ReasonDialog } from './components/reason-dialog.js';
export { RichText } from './components/rich-text.js';
export { SignaturePad } from './components/signature-pad.js';
export type { GivenSignature } from './components/signature-pad.js';
export { Snackbar } from './components/snackbar.js';
export type { Notice } from './components/snackbar.js';
export { EmptyState, ErrorState, LoadingState, NotFound } from './components/states.js';
export { StatusBadge } from './components/status-badge.js';
export { UploadList } from './components/upload-list.js';
export type { UploadEntry } from './components/upload-list.js';
export { Button, ButtonLink, IconButton, TextLink } from './primitives/button.js';
export type { ButtonProps, IconButtonProps } from './primitives/button.js';
export { Combobox } from './primitives/combobox.js';
export type { ComboboxOption } from './primitives/combobox.js';
export { Dialog } from './primitives/dialog.js';
export type { DialogProps } from './primitives/dialog.js';
export { Drawer } from './primitives/drawer.js';
export { Disclosure } from './primitives/disclosure.js';
export { Alert, Badge, BadgeCount, Progress, Skeleton, Spinner } from './primitives/feedback.js';
export type { Tone } from './primitives/feedback.js';
export {
  Checkbox,
  FieldError,
  Fieldset,
  Hint,
  Input,
  Label,
  NativeSelect,
  Radio,
  RequiredMark,
  Textarea,
} from './primitives/fields.js';
export { Icon, isIconName } from './primitives/icon.js';
export type { IconName } from './primitives/icon.js';
export {
  Box,
  Card,
  Center,
  Flex,
  Form,
  Grid,
  Heading,
  HStack,
  List,
  ListItem,
  Separator,
  Spacer,
  Span,
  Stack,
  Text,
  VisuallyHidden,
  Wrap,
} from './primitives/layout.js';
export { handBackTo, useFocusOfPage } from './primitives/hand-back.js';
export { useHeadingFocus } from './primitives/heading-focus.js';
export { Menu } from './primitives/menu.js';
export type { MenuEntry } from './primitives/menu.js';
export { Avatar, NavigationLink, SkipLink } from './primitives/navigation.js';
export { useOverflow } from './primitives/overflow.js';
export { Popover } from './primitives/panel.js';
export { RadioTiles } from './primitives/radio-tiles.js';
export type { Tile } from './primitives/radio-tiles.js';
export { OnItsWay, useIsShown, useOnItsWay } from './primitives/section-context.js';
export { Table, TableBody, TableCell, TableFoot, TableHead, TableHeader, TableRow } from './primitives/table.js';
export { Tabs } from './primitives/tabs.js';
export type { Tab } from './primitives/tabs.js';
export { lenderLogo, lenderName } from './theme/lender.js';
export { AreaTheme, pageStyles, ShellTheme, shellSystem } from './theme/theme-provider.js';
export { breakpoints, semanticTokens, textStyles, tokens } from './theme/tokens.js';
