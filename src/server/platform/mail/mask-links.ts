import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

const MASK = '[masked]'

/** Credentials in mails: the token of a link, in its query or as its path; a code to type (in the text, in the HTML). */
const PROOF =
  '([?&]token=|/(?:join|o)/(?=[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-]))|Code: |Code</td><td>)[A-Za-z0-9_-]+'

/** Masks the credentials in a mail's links and codes. */
export function maskLinks(text: string): string {
  return text.replace(new RegExp(PROOF, 'g'), `$1${MASK}`)
}

/** A reply address identifies its sender by its token. */
export function maskReplyAddress(address: string | null): string | null {
  return address === null ? null : address.replace(/^([\w.]{1,64}\+)[\w-]+@/, `$1${MASK}@`)
}

/** The organizer's address identifies the recipient by its token. Long lines are joined, or it would be cut in two. */
export function maskCalendar(file: string): string {
  return file.replaceAll('\r\n ', '').replace(/(mailto:[\w.]{1,64}\+)[\w-]+@/g, `$1${MASK}@`)
}

const OLD = sql<Date>`now() - interval '1 hour'`

/** Masks links in stored mails after an hour: whoever waits for one reads it at once. */
export async function maskOldMail(db: Db): Promise<void> {
  const replace = (column: string) =>
    sql<string>`regexp_replace(${sql.ref(column)}, ${PROOF}, ${`\\1${MASK}`}, 'g')`
  await db
    .updateTable('outbox_messages')
    .set({
      text_body: replace('text_body'),
      html_body: replace('html_body'),
      reply_to: sql`regexp_replace(reply_to, '^([A-Za-z0-9_.]+[+])[A-Za-z0-9_-]+@', ${`\\1${MASK}@`})`,
      calendar: sql`regexp_replace(replace(calendar, E'\\r\\n ', ''), '(mailto:[A-Za-z0-9_.]+[+])[A-Za-z0-9_-]+@', ${`\\1${MASK}@`}, 'g')`,
      is_masked: true,
    })
    .where('is_masked', '=', false)
    .where('created_at', '<', OLD)
    .execute()
}
