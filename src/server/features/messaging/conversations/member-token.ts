/** What the address of a side of a conversation is made of; for queries that call its row `member`. */
export const MEMBER_TOKEN = {
  purpose: 'conversation_members',
  selector: 'member.mail_selector',
  former: 'member.former_mail_token_hash',
} as const
