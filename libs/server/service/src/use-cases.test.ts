import { Controller, Injectable } from '@nestjs/common';
import { useCasesOf } from './use-cases.js';

@Injectable()
class ListDraws {
  execute(): string[] {
    return [];
  }
}

@Injectable()
class DecideDraw {
  execute(): void {}
}

@Injectable()
class DrawRepository {
  find(): string {
    return '';
  }
}

@Controller()
class DrawController {
  constructor(
    readonly list: ListDraws,
    readonly draws: DrawRepository,
    readonly decision: DecideDraw,
    readonly name: string,
  ) {}
}

@Controller()
class InternalDrawController {
  constructor(readonly list: ListDraws) {}
}

@Controller()
class EmptyController {}

describe('The use cases of controllers', () => {
  it('are what their constructors take with execute, each once', () => {
    expect(useCasesOf(DrawController, InternalDrawController)).toEqual([ListDraws, DecideDraw]);
  });

  it('are none of a controller that takes nothing', () => {
    expect(useCasesOf(EmptyController)).toEqual([]);
  });
});
