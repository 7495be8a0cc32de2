import { formatPhone } from '@groundwork/domain-validation';
import { Span } from '@groundwork/web-ui';

/** A phone number as it is written in the country, on one line; '—' where there is none. */
export const PhoneText = ({ number }: { number: string | null | undefined }) =>
  number ? <Span whiteSpace="nowrap">{formatPhone(number)}</Span> : '—';
