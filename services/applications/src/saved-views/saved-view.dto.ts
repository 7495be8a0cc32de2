import { flag, record, required, text } from '@groundwork/domain-records';
import { all, atMost, line, requiredAny } from '@groundwork/domain-validation';
import { Answer, recordDto } from '@groundwork/server-http';

/** What an administrator writes of a view. One of the same name is written anew. */
const savedViewRecord = record('SavedView', {
  name: required(text('Name', { rule: all(requiredAny, line, atMost(80)) })),
  query: required(text('Query', { rule: atMost(1000) })),
  isDefault: flag('Shown first'),
});

export class SaveViewDto extends recordDto(savedViewRecord) {}

export class SavedViewDto {
  @Answer.id() id!: string;
  @Answer.text() name!: string;
  @Answer.text() query!: string;
  @Answer.flag() isDefault!: boolean;
}
