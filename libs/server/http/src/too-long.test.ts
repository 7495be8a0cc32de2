import 'reflect-metadata';
import { fill, shared } from '@groundwork/domain-messages';
import { Type } from 'class-transformer';
import { IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import type { Problem } from './index.js';
import { inputPipe } from './index.js';

class PasswordDto {
  @IsString() @MaxLength(10) password!: string;
}
class LineDto {
  @IsString() @MaxLength(3) text!: string;
}
class GuardedDto extends PasswordDto {
  @IsOptional() @ValidateNested({ each: true }) @Type(() => LineDto) lines?: LineDto[];
}

const refused = async (body: object) =>
  (
    (await inputPipe()
      .transform(body, { type: 'body', metatype: GuardedDto })
      .catch((error: Problem) => error)) as Problem
  ).errors;

it('a text that is too long is refused in the sentence that forms have for it, its own or one of a record within', async () => {
  const password = 'x'.repeat(11);
  const sentence = (max: number) => fill(shared.tooLong, { max });
  expect(await refused({ password })).toEqual([{ field: 'password', message: sentence(10) }]);
  expect(await refused({ password: 'x', lines: [{ text: 'abc' }, { text: 'abcd' }] })).toEqual([
    { field: 'lines.1.text', message: sentence(3) },
  ]);
});
