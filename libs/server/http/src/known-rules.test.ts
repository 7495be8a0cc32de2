import 'reflect-metadata';
import { getMetadataStorage, IsInt, IsOptional, IsString, Max, validate } from 'class-validator';
import { rememberRules } from './known-rules.js';

class PagedDto {
  @IsOptional() @IsInt() @Max(100) limit?: unknown;
}
class ListDto extends PagedDto {
  @IsOptional() @IsString() q?: unknown;
}

const refused = async (values: object): Promise<string[]> =>
  (await validate(Object.assign(new ListDto(), values))).map(({ property }) => property).sort();
const rules = () => getMetadataStorage().getTargetValidationMetadatas(ListDto, '', false, false);

describe('the rules of a class', () => {
  const before = rules();
  beforeAll(rememberRules);

  it('are its own and those that it inherits, looked for once', async () => {
    expect(await refused({ limit: 500, q: 1 })).toEqual(['limit', 'q']);
    expect(await refused({ limit: 5, q: 'x' })).toEqual([]);
    expect(rules()).toEqual(before);
    expect(rules()).toBe(rules());
    rememberRules();
    expect(rules()).toEqual(before);
  });

  it('have one that was declared later', async () => {
    IsString()(ListDto.prototype, 'late');
    expect(await refused({})).toEqual(['late']);
  });
});
