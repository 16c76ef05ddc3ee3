import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { maskContacts } from '../../../platform/mail/inbound/mask-contacts.ts'
import { presentLeftOut } from '../../../platform/mail/inbound/present-left-out.ts'
import { type ReadMail, readMail } from '../../../platform/mail/inbound/read-mail.ts'
import { isOpenedBy } from '../../../platform/secrets/link-tokens.ts'
import { answerTicket } from './answer-ticket.ts'
import { notifySupport } from './emails.ts'
import { toMailed, toNumber } from './present.ts'
import { type StoredFile, saveAttachments, storeFiles } from './save-attachments.ts'

/** Stores a reply by mail with its ticket and forwards it to the other side. @returns the ticket's number */
export async function receiveMail(
  context: AppContext,
  received: { path: string; folder: string },
  tokens: readonly string[],
): Promise<string> {
  const ticket = await findByTokens(context, tokens)
  if (!ticket) throw new AppError('not-found', { message: 'No support ticket has this address.' })
  const read = await readMail({ ...received, authServer: context.config.MAIL_AUTH_SERVER })
  const mail = { ...read, body: [read.words || read.whole, ...read.notes].filter(Boolean).join('\n\n') }
  const number = toNumber(ticket.id)
  if (mail.isAutomatic || mail.body === '' || (await isStored(context.db, mail.id))) return number
  const adminId = ticket.isStaffs ? await getAdmin(context.db, mail) : null
  const files = await storeFiles(context.files, mail.files)
  await context.db.transaction().execute((trx) => {
    const reply = { ticketId: ticket.id, mail, files, leftOut: toLeftOut(read, ticket.isStaffs) }
    if (adminId === null) return addReply(trx, context, reply)
    return answerTicket(trx, context.config, { ...reply, adminId, body: mail.body, closes: false })
  })
  return number
}

/** Where nothing is newly written the whole mail is the message. The person may export it: our staff's own addresses are not in it. */
function toLeftOut(mail: ReadMail, isStaffs: unknown): string | null {
  const leftOut = mail.words === '' ? '' : mail.leftOut
  return presentLeftOut({ ...mail, leftOut: isStaffs ? maskContacts(leftOut) : leftOut }) || null
}

const PERSON = {
  purpose: 'support_tickets:person',
  selector: 'reply_selector',
  former: 'former_reply_token_hash',
} as const
const STAFF = {
  purpose: 'support_tickets:staff',
  selector: 'staff_selector',
  former: 'former_staff_token_hash',
} as const

function findByTokens({ db, config }: AppContext, tokens: readonly string[]) {
  const isStaffs = isOpenedBy(config, tokens, STAFF)
  return db
    .selectFrom('support_tickets')
    .select(['id', isStaffs.as('isStaffs')])
    .where((eb) => eb.or([isOpenedBy(config, tokens, PERSON), isStaffs]))
    .orderBy('id')
    .executeTakeFirst()
}

async function isStored(db: Db, mailId: string): Promise<boolean> {
  const found = await db
    .selectFrom('support_messages')
    .select('id')
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
  return found !== undefined
}

/** The team's reply address accepts mail from admins only, whoever it was forwarded to. */
async function getAdmin(db: Db, { from, origin }: ReadMail): Promise<number> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', from)
    .where('role', '=', 'admin')
    .where('status', '!=', 'suspended')
    .executeTakeFirst()
  if (!admin || origin === 'refuted')
    throw new AppError('forbidden', { message: 'Only admins answer for support.' })
  return admin.id
}

interface ReceivedReply {
  ticketId: number
  mail: ReadMail & { body: string }
  leftOut: string | null
  files: StoredFile[]
}

/** A new message from the person: reopens the ticket, restarts the clock and notifies the team. Spam stays spam. */
async function addReply(
  trx: Tx,
  { config }: AppContext,
  { ticketId, mail, files, leftOut }: ReceivedReply,
): Promise<void> {
  const ticket = await trx
    .updateTable('support_tickets')
    .set({
      status: sql`case status when 'spam' then 'spam' else 'open' end`,
      // a second message before the first answer does not extend the deadline
      asked_at: sql`case status when 'open' then asked_at else now() end`,
      updated_at: sql`now()`,
    })
    .where('id', '=', ticketId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { id } = await trx
    .insertInto('support_messages')
    .values({ ticket_id: ticketId, body: mail.body, left_out: leftOut, sender: mail.from, mail_id: mail.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveAttachments(trx, id, files)
  if (ticket.status !== 'spam')
    await notifySupport(trx, config, toMailed(config, ticket), { message: mail.body, files: files.length })
}
