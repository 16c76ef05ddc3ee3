import { randomUUID } from 'node:crypto'
import { SUPPORT_CATEGORIES } from '#domain/support.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { CheckedFile } from './attachments.ts'
import { sendReceipt, tellSupport } from './emails.ts'
import type { Received } from './read-message.ts'

/** Nobody fills in five fields faster. */
const FASTEST_PERSON_MS = 700

/** Keeps the message and its files and mails both sides; what looks like a machine's is kept as spam without mail. */
export async function openTicket(
  { db, files: store, config }: AppContext,
  { message, files }: Received,
  userId: number | null,
): Promise<number> {
  const isSpam = Boolean(message.website) || (message.elapsedMs ?? FASTEST_PERSON_MS) < FASTEST_PERSON_MS
  const kept = files.map((file) => ({ ...file, path: `support/${randomUUID()}.bin` }))
  for (const { path, bytes } of kept) await store.save(path, bytes)
  return db.transaction().execute(async (trx) => {
    const { name, email, subject, category } = message
    const status = isSpam ? ('spam' as const) : ('open' as const)
    const { id } = await trx
      .insertInto('support_tickets')
      .values({ name, email, subject, category, status, user_id: userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    const first = await trx
      .insertInto('support_messages')
      .values({ ticket_id: id, body: message.message })
      .returning('id')
      .executeTakeFirstOrThrow()
    await saveAttachments(trx, first.id, kept)
    if (!isSpam) {
      const facts = {
        number: toNumber(id),
        category: SUPPORT_CATEGORIES[category],
        message,
        files: kept.length,
      }
      await sendReceipt(trx, config, facts)
      await tellSupport(trx, config, { ...facts, ticketId: id })
    }
    return id
  })
}

async function saveAttachments(trx: Db, messageId: number, files: (CheckedFile & { path: string })[]) {
  if (files.length === 0) return
  await trx
    .insertInto('support_attachments')
    .values(
      files.map(({ name, mediaType, bytes, path }) => ({
        message_id: messageId,
        name,
        media_type: mediaType,
        size_bytes: bytes.byteLength,
        path,
      })),
    )
    .execute()
}

export function toNumber(id: number): string {
  return `PL-${id}`
}
