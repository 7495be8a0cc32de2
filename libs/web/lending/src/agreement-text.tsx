import { renderTemplate } from '@groundwork/domain-agreements';
import type { TemplateData } from '@groundwork/domain-agreements';
import { RichText } from '@groundwork/web-ui';

/** An agreement as it reads: the text of its ICCA version with its placeholders filled. */
export function AgreementText({
  template,
  data,
  maxHeight,
}: {
  template: string;
  data: TemplateData;
  maxHeight?: string;
}) {
  return <RichText label="Agreement" html={renderTemplate(template, data)} maxHeight={maxHeight} />;
}
