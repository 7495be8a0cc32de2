import type { ExperienceDto } from './experience.dto.js';
import type { ExperienceEntity } from './experience.entity.js';

export function experienceView(
  { kind: _kind, createdBy: _by, createdAt: _at, updatedAt: _then, ...row }: ExperienceEntity,
  ownerName: string | undefined,
): ExperienceDto {
  return { ...row, ownerName: ownerName ?? null };
}
