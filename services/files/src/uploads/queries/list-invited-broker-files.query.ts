import { Injectable } from '@nestjs/common';
import { invitedBrokerTypes } from '@groundwork/domain-files';
import { allow, subject } from '@groundwork/server-auth';
import { FileRepository } from '../../files/index.js';
import type { FileUploadEntity } from '../../files/index.js';
import { invitedAbility } from '../../shared/index.js';
import { BrokerInvitations } from '../broker-invitation.service.js';

/** What stands on an invited broker's record of the kinds that its registration asks for, newest first. */
@Injectable()
export class ListInvitedBrokerFiles {
  constructor(
    private readonly files: FileRepository,
    private readonly invitations: BrokerInvitations,
  ) {}

  async execute(brokerId: string, code: string): Promise<FileUploadEntity[]> {
    await this.invitations.check(brokerId, code);
    const files = await this.files.ofParent({ parentType: 'broker', parentId: brokerId }, invitedBrokerTypes);
    for (const file of files) allow(invitedAbility(brokerId), 'read', subject('File', file));
    return files;
  }
}
