import { Injectable } from '@nestjs/common';
import { DAY, HOUR, MINUTE } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { isAdministrator } from '@groundwork/server-auth';
import type { EntityManager } from 'typeorm';
import { AttemptCounter } from './attempt-counter.service.js';
import type { Limit } from './attempt-counter.service.js';
import { waitAfter } from './domain/waits.js';

/** Letters that strangers may cause to one mailbox in an hour. Each carries a link that works, so that its owner is never locked out. */
const lettersToAddress = 5;
/** Letters that one network address may cause in an hour, to whomever; an office shares one. */
const lettersFromAddress = 30;
/** Invitations that one borrower may send in an hour. */
const invitationsOfUser = 20;
/** Letters with a code for a signature that one mailbox gets in an hour: each ends the one before, and allows five guesses. */
const codesToAddress = 10;
/** Wrong codes of letters for one address in a day. */
const wrongCodes = 30;
/** Forms of invited brokers with one address that are taken in an hour. */
const formsOfAddress = 30;
/** Links that one network address may try in vain before it has to wait. */
const freeLinks = 30;

const linkLimit = ({ address }: Actor): Limit[] => [
  { key: `link\n${address ?? ''}`, free: freeLinks, windowMs: 15 * MINUTE, waitAfter },
];

/** Keeps mailboxes from being flooded and links from being guessed. */
@Injectable()
export class LetterThrottle {
  constructor(private readonly attempts: AttemptCounter) {}

  /** What somebody asks for an own account: registration and forgotten password are counted together. */
  async forStranger<T>(actor: Actor, email: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const own: Limit = { key: `letter\n${email}`, free: lettersToAddress, windowMs: HOUR };
    const from: Limit[] = actor.address
      ? [{ key: `letter from\n${actor.address}`, free: lettersFromAddress, windowMs: HOUR }]
      : [];
    return (await this.attempts.take([own, ...from], work)) as T;
  }

  /** Invitations have a count of their own: what strangers cause does not keep anybody from being invited. */
  async forInvitation<T>(actor: Actor, email: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const to: Limit = { key: `invitation\n${email}`, free: lettersToAddress, windowMs: HOUR };
    const by: Limit[] = isAdministrator(actor)
      ? []
      : [{ key: `invitation by\n${actor.userId ?? ''}`, free: invitationsOfUser, windowMs: HOUR }];
    return (await this.attempts.take([to, ...by], work)) as T;
  }

  /** Codes for signatures: who signs asks for them, and a network address counts for as many as of other letters. */
  async forSignature<T>(actor: Actor, email: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const to: Limit = { key: `signature letter\n${email}`, free: codesToAddress, windowMs: HOUR };
    const from: Limit[] = actor.address
      ? [{ key: `signature letter from\n${actor.address}`, free: lettersFromAddress, windowMs: HOUR }]
      : [];
    return (await this.attempts.take([to, ...from], work)) as T;
  }

  /** Forms of invited brokers with one address are taken one after the other. */
  async forBrokerForm<T>(email: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return (await this.attempts.take(
      [{ key: `broker form\n${email}`, free: formsOfAddress, windowMs: HOUR }],
      work,
    )) as T;
  }

  /** Runs the try of a code of a letter; one that throws was wrong, and counts. Never inside a transaction. */
  async forCode(email: string, work: () => Promise<void>): Promise<void> {
    const limits: Limit[] = [{ key: `signature code\n${email}`, free: wrongCodes, windowMs: DAY }];
    await this.attempts.take(limits);
    await work();
    await this.attempts.giveBack(limits);
  }

  /** Runs what a link opens; a link that is not valid counts against the address that it came from. */
  async forLink<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    await this.attempts.refuse(linkLimit(actor));
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code === 'token.invalid') await this.attempts.count(linkLimit(actor));
      throw error;
    }
  }
}
