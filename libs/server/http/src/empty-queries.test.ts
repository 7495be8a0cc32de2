import 'reflect-metadata';
import type { ArgumentMetadata } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString } from 'class-validator';
import { inputPipe } from './validation.js';

class ListDto {
  @IsOptional() @IsString() q?: string;
  @IsOptional() @Type(() => Number) @IsInt() limit?: number;
  @IsOptional() @IsString() order?: string;
}

class TaggedDto {
  tags: string[] = [];
  @IsOptional() @IsString() q?: string;
}

class NeededDto {
  @IsString() id!: string;
}

const pipe = inputPipe();
const read = async <T>(metatype: new () => T, query: object): Promise<T> =>
  (await pipe.transform(query, { type: 'query', metatype, data: undefined } as ArgumentMetadata)) as T;

describe('a query without a parameter', () => {
  it('is an instance of its class each time, of its own', async () => {
    const [first, second] = [await read(ListDto, {}), await read(ListDto, {})];
    expect(second).toStrictEqual(first);
    expect([first instanceof ListDto, first]).toEqual([true, {}]);
    Object.assign(first, { q: 'changed', order: 'newest' });
    expect(await read(ListDto, {})).toStrictEqual(second);
    for (let time = 0; time < 2; time += 1) {
      const { tags = [] } = await read(TaggedDto, {});
      expect(tags).toEqual([]);
      tags.push('changed');
    }
  });

  it('is refused each time where one is needed', async () => {
    for (let time = 0; time < 2; time += 1) await expect(read(NeededDto, {})).rejects.toThrow('validation.failed');
    expect(await read(NeededDto, { id: 'x' })).toEqual({ id: 'x' });
  });

  it('is another than one with a parameter, which is read as ever', async () => {
    await read(ListDto, {});
    expect(await read(ListDto, { limit: '5' })).toMatchObject({ limit: 5 });
    await expect(read(ListDto, { limit: 'five' })).rejects.toThrow('validation.failed');
  });
});
