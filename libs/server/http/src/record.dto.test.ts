import 'reflect-metadata';
import { shared } from '@groundwork/domain-messages';
import {
  amount,
  choice,
  id,
  ids,
  many,
  one,
  orNull,
  record,
  required,
  text,
  textOrNumber,
  whole,
} from '@groundwork/domain-records';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { DtoField, inputPipe, Problem, recordDto } from './index.js';

const room = record('Room', { name: required(text('Name')), area: whole('Area') });
const house = record('House', {
  street: text('Street'),
  price: amount('Price'),
  kind: choice('Kind', ['home', 'townhouse']),
  sold: choice('Sold?', [true, false, 'unsure']),
  lot: textOrNumber('Lot'),
  floors: choice('Floors', [1, 2]),
  photos: ids('Photos', { most: 2 }),
  hall: one(room),
  rooms: many(room, { most: 2 }),
});

class HouseDto extends recordDto(house, { always: ['street', 'rooms'] }) {
  @DtoField(required(id())) id!: string;
}
class SaveHouseDto extends recordDto(house) {
  @DtoField(required(whole('Version'))) version!: number;
}
class MixedHouseDto extends recordDto(house) {
  @DtoField(required(id())) id!: string;
  @ApiProperty({ type: String }) @IsString() owner!: string;
}
class WholeHouseDto extends recordDto(house, { always: ['street'], orNull: true }) {
  @DtoField(orNull(id())) ownerId!: string | null;
}
class LaterHouseDto extends recordDto(house, { rulesLater: true }) {
  @DtoField(required(whole('Version'))) version!: number;
}
class PlainHouseDto extends recordDto(house) {}

const take = async <T>(metatype: new () => T, body: unknown): Promise<T> =>
  (await inputPipe().transform(body, { type: 'body', metatype })) as T;
const errorsOf = async (metatype: new () => object, body: unknown) => {
  const problem = await take(metatype, body).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(Problem);
  const { code, errors = [] } = problem as Problem;
  return { code, ...Object.fromEntries(errors.map(({ field, message }) => [field, message])) };
};
/**
 * Milliseconds of this process alone, since what else the machine does meanwhile is none of it: the least of three times, or the first
 * that is little enough.
 */
const leastCost = async (enough: number, work: () => Promise<unknown>): Promise<number> => {
  let least = Infinity;
  for (let time = 0; time < 3 && least >= enough; time += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
};
const named = (value: unknown): unknown => (typeof value === 'function' ? value.name : value);
/** What swagger keeps of a field; it says `required` only where it is not. */
const schema = (dto: new () => object, field: string): Record<string, unknown> => {
  const documented = Reflect.getMetadata('swagger/apiModelProperties', dto.prototype as object, field) as Record<
    string,
    unknown
  >;
  const { type, ...rest } = documented;
  return { required: true, ...rest, ...(type ? { type: named(type) } : {}) };
};

describe('a body of a record', () => {
  it('is taken with its known fields, nested ones too, as an instance of its class', async () => {
    const body = {
      street: 'Main',
      price: null,
      hall: { name: 'Hall', x: 1 },
      rooms: [{ name: 'A', x: 1 }],
      version: 3,
      x: 1,
    };
    const taken = await take(SaveHouseDto, body);
    expect(taken).toBeInstanceOf(SaveHouseDto);
    expect({ ...taken }).toEqual({
      street: 'Main',
      price: null,
      hall: { name: 'Hall' },
      rooms: [{ name: 'A' }],
      version: 3,
    });
    expect(Object.keys(taken)).not.toContain('kind');
  });
  it('is refused by path, with what the class adds', async () => {
    expect(await errorsOf(SaveHouseDto, { price: 1.5, hall: {}, rooms: [{ name: 'A', area: 'x' }] })).toEqual({
      code: 'validation.failed',
      price: shared.amountInvalid,
      'hall.name': shared.textRequired,
      'rooms.0.area': shared.number,
      version: shared.number,
    });
  });
  it('has what class-validator reads beside what is declared', async () => {
    const id = '0b7c7f0e-8a52-4c7e-9b57-0d6b7a5a1c11';
    expect({ ...(await take(MixedHouseDto, { street: 'Main', id, owner: 'Ann' })) }).toEqual({
      street: 'Main',
      id,
      owner: 'Ann',
    });
    expect(await errorsOf(MixedHouseDto, { price: 'x' })).toEqual({
      code: 'validation.failed',
      price: shared.amountInvalid,
      id: shared.fieldRequired,
      owner: expect.stringContaining('owner'),
    });
  });
  it('leaves the rules of the record to the use case where it says so, and takes known fields alone', async () => {
    expect({ ...(await take(LaterHouseDto, { kind: 'villa', rooms: [{ x: 1 }], version: 1, x: 1 })) }).toEqual({
      kind: 'villa',
      rooms: [{}],
      version: 1,
    });
    expect(await errorsOf(LaterHouseDto, { kind: 'villa' })).toEqual({
      code: 'validation.failed',
      version: shared.number,
    });
  });
  it('has values of the kinds of its fields all the same, nested ones too', async () => {
    const body = { street: ['Main'], price: '1', hall: { area: '12' }, rooms: [{ name: 'x'.repeat(201) }], version: 1 };
    expect(await errorsOf(LaterHouseDto, body)).toEqual({
      code: 'validation.failed',
      street: shared.fieldRequired,
      price: shared.amountInvalid,
      'hall.area': shared.number,
      'rooms.0.name': 'Must be at most 200 characters',
    });
    expect(await errorsOf(LaterHouseDto, { rooms: [{}, {}, {}], version: 1 })).toEqual({
      code: 'validation.failed',
      rooms: 'At most 2 entries are allowed',
    });
  });
  it('asks for no more than the record where the class adds nothing', async () => {
    expect({ ...(await take(PlainHouseDto, { version: 3 })) }).toEqual({});
  });
  it.each([null, [], 'x', 5])('is an object and not %p', async (body) => {
    expect(await errorsOf(PlainHouseDto, body)).toEqual({ code: 'request.malformed' });
  });
  it('costs nothing by a list that is too long', async () => {
    const rooms = Array.from({ length: 300_000 }, () => ({}));
    const refused = { code: 'validation.failed', rooms: 'At most 2 entries are allowed' };
    expect(
      await leastCost(200, async () => expect(await errorsOf(SaveHouseDto, { rooms, version: 1 })).toEqual(refused)),
    ).toBeLessThan(200);
  });
  it('costs nothing by what nobody knows', async () => {
    const unknown = Array.from({ length: 300_000 }, () => ({}));
    expect(await leastCost(200, () => take(SaveHouseDto, { unknown, version: 1 }))).toBeLessThan(200);
  });
  it('costs nothing by sixty thousand fields that nobody knows, where the class has no record either', async () => {
    class NoteDto {
      @IsString() text!: string;
    }
    const many = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`field${at}`, at]));
    for (const [metatype, body] of [
      [NoteDto, { ...many, text: 'x' }],
      [SaveHouseDto, { ...many, version: 1 }],
    ] as const) {
      const cost = await leastCost(1000, async () =>
        expect(Object.keys(await take<object>(metatype, { ...body }))).toHaveLength(1),
      );
      expect(cost).toBeLessThan(1000);
    }
    expect(await errorsOf(NoteDto, many)).toEqual({ code: 'validation.failed', text: 'text must be a string' });
  });
});

describe('the schema of a record', () => {
  it('has optional fields that may be null, lists that may be left out, and what an answer always has', () => {
    expect(schema(SaveHouseDto, 'street')).toMatchObject({ type: 'String', required: false, nullable: true });
    expect(schema(HouseDto, 'street')).toMatchObject({ type: 'String', required: true });
    expect(schema(SaveHouseDto, 'price')).toMatchObject({
      type: 'integer',
      format: 'int64',
      description: 'whole cents',
    });
    expect(schema(SaveHouseDto, 'kind')).toMatchObject({ enum: ['home', 'townhouse'], nullable: true });
    expect(schema(SaveHouseDto, 'sold')).toMatchObject({
      oneOf: [{ type: 'boolean' }, { type: 'string', enum: ['unsure'] }],
    });
    expect(schema(SaveHouseDto, 'lot')).toMatchObject({ oneOf: [{ type: 'string' }, { type: 'number' }] });
    expect(schema(SaveHouseDto, 'hall')).toMatchObject({ type: 'RoomDto', nullable: true });
    expect(schema(SaveHouseDto, 'rooms')).toMatchObject({ type: 'RoomDto', isArray: true, required: false });
    expect(schema(SaveHouseDto, 'rooms')['nullable']).toBeUndefined();
    expect(schema(SaveHouseDto, 'floors')).toMatchObject({ type: 'integer', enum: [1, 2] });
    expect(schema(SaveHouseDto, 'photos')).toMatchObject({ type: 'String', isArray: true, required: false });
    expect(schema(SaveHouseDto, 'photos')['nullable']).toBeUndefined();
    expect(schema(HouseDto, 'id')).toMatchObject({ type: 'String', format: 'uuid', required: true });
  });
  it('has fields that are always there, null where nothing is stored', () => {
    expect(schema(WholeHouseDto, 'street')).toMatchObject({ type: 'String', required: true });
    expect(schema(WholeHouseDto, 'street')['nullable']).toBeUndefined();
    expect(schema(WholeHouseDto, 'price')).toMatchObject({ type: 'integer', required: true, nullable: true });
    expect(schema(LaterHouseDto, 'price')).toMatchObject({ type: 'Number', required: false });
    expect(schema(WholeHouseDto, 'ownerId')).toMatchObject({ format: 'uuid', required: true, nullable: true });
    const answer = (dto: WholeHouseDto): [string, number | null, 'home' | 'townhouse' | null] => [
      dto.street,
      dto.price,
      dto.kind,
    ];
    // @ts-expect-error null where nothing is stored
    const never = (dto: WholeHouseDto): number => dto.price;
    expect([answer, never]).toHaveLength(2);
  });
  it('has types', () => {
    const answer = (dto: HouseDto): [string, readonly { readonly name: string }[], string] => [
      dto.street,
      dto.rooms,
      dto.id,
    ];
    // @ts-expect-error no such field
    const typo = (dto: SaveHouseDto) => dto.stret as unknown;
    expect([answer, typo]).toHaveLength(2);
  });
});
