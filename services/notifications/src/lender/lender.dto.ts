import { lenderRecord, letterTextRecord } from '@groundwork/domain-accounts';
import type { Letterhead, LetterText } from '@groundwork/domain-accounts';
import { lenderRules } from '@groundwork/domain-messages';
import { mails } from '@groundwork/domain-messages-letters';
import type { MailName } from '@groundwork/domain-messages-letters';
import { choice, id, one, orNull, record, required, text, whole } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

const largestLogo = 60 * 1024;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
const logoRule = (value: unknown): string | undefined => {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'string' || !base64.test(value)) return lenderRules.logoNoPng;
  return value.length > Math.ceil(largestLogo / 3) * 4 ? lenderRules.logoTooLarge : undefined;
};

/** How the lender is to show itself from now on. */
export class SaveLenderDto extends recordDto(lenderRecord) {
  @DtoField(required(whole('', { description: 'the version that the save is based on; 0 for the portal’s own' })))
  version!: number;
  /** Left out, the logo stays; null takes it away. */
  @DtoField(text('Logo', { rule: logoRule, description: 'a PNG, base64; left out: as it is; null: none' }))
  logo?: string | null;
}

/** A version of how the lender shows itself. */
export class LenderDto extends recordDto(lenderRecord, { always: ['logoAlt'] }) {
  @Answer.text() id!: string;
  @Answer.whole() version!: number;
  @ApiProperty({ type: String, nullable: true, description: 'the hash under which the logo is served' })
  logoId!: string | null;
  @DtoField(orNull(id('', { description: 'nobody: it came with the portal' }))) editedBy!: string | null;
  @Answer.laterInstant() editedAt!: string | null;
}

const mailNames = Object.keys(mails) as MailName[];

const letterName = required(choice('Letter', mailNames));

/** The words of a letter as they are to be from now on; null puts those back that came with the portal. */
export class SaveLetterTextDto extends recordDto(
  record('SaveLetterText', {
    name: letterName,
    version: required(whole('', { description: 'the version that the save is based on; 0 for the portal’s own' })),
    words: orNull(one(letterTextRecord)),
  }),
) {}

export class PreviewLetterDto extends recordDto(
  record('PreviewLetter', { name: letterName, words: required(one(letterTextRecord)) }),
) {}

/** A version of the words of a letter. */
export class LetterVersionDto {
  @Answer.text() id!: string;
  @Answer.choice(mailNames) name!: MailName;
  @Answer.whole() version!: number;
  @DtoField(required(one(letterTextRecord))) words!: LetterText;
  @ApiProperty({ type: Boolean, description: 'the words that came with the portal' }) isOwn!: boolean;
  @DtoField(orNull(id('', { description: 'nobody: it came with the portal' }))) editedBy!: string | null;
  @Answer.laterInstant() editedAt!: string | null;
}

export class LetterPlaceholderDto {
  @Answer.text() name!: string;
  @ApiProperty({ type: String, description: 'what stands there in the preview' }) sample!: string;
}

/** A letter of the portal: its words as they stand, and what may stand in them. */
export class LetterSettingDto extends LetterVersionDto {
  @Answer.flag() hasAction!: boolean;
  @ApiProperty({ type: [LetterPlaceholderDto] }) placeholders!: LetterPlaceholderDto[];
}

/** A letter as somebody would get it, with samples in the place of its facts. */
export class LetterPreviewDto {
  @Answer.text() subject!: string;
  @Answer.text() text!: string;
  @Answer.text() html!: string;
}

/** What another service may know of how the lender shows itself. */
export class LenderFactsDto implements Letterhead {
  @Answer.text() name!: string;
  @ApiProperty({ type: String, description: 'its color on light, as #0d5c63' }) accent!: string;
  @Answer.text() logoAlt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'its logo, a PNG, base64' }) logo!: string | null;
}
