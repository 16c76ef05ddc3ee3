import type { Config } from '../../config.ts'
import { linkTokens } from '../secrets/link-tokens.ts'

/** What a mail to one of our own addresses is about, by the word before the plus. */
export type ReplyKind = 'support' | 'reply' | 'space' | 'viewing'

type MailSettings = Pick<Config, 'SUPPORT_DOMAIN' | 'INBOUND_MAIL_SECRET'>

export type MemberSettings = MailSettings & Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>

/** Proves, in an address, which side of which conversation answers. */
export function toMemberToken(config: MemberSettings, mailSelector: string): string {
  return linkTokens(config).toToken('conversation_members', mailSelector)
}

/** Where a side of a conversation answers by mail; undefined when nobody hands mail over to us. */
export function toMemberAddress(config: MemberSettings, mailSelector: string): string | undefined {
  return toReplyAddress(config, 'reply', toMemberToken(config, mailSelector))
}

/** An address of ours that leads back to a conversation, space or viewing; undefined when nobody hands mail over to us. */
export function toReplyAddress(
  { SUPPORT_DOMAIN, INBOUND_MAIL_SECRET }: MailSettings,
  kind: ReplyKind,
  token: string | number,
): string | undefined {
  return INBOUND_MAIL_SECRET ? `${kind}+${token}@${SUPPORT_DOMAIN}` : undefined
}

/** What the address of a side of a conversation is made of; for queries that call its row `member`. */
export const MEMBER_TOKEN = {
  purpose: 'conversation_members',
  selector: 'member.mail_selector',
  former: 'member.former_mail_token_hash',
} as const
