export { CompanyInvitationEntity } from './company-invitation.entity.js';
export { KnownUserEntity } from './known-user.entity.js';
export { ListCompanyUsers } from './list-company-users.query.js';
export { ListInvitations } from './list-invitations.query.js';
export { ListMembers } from './list-members.query.js';
export { CompanyMemberDto, CompanyUserDto } from './member.dto.js';
export type { CompanyUserWithCompaniesDto } from './member.dto.js';
export { MembersModule } from './members.module.js';
export { VerifiedIdentityEntity } from './verified-identity.entity.js';
