import { expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { buildConversation } from '#test/support/messaging/build-conversation.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { allowRedacting } from './redact-message.ts'
import { conversationTasks } from './tasks.ts'

const app = await createTestApp()
const { db } = app
const YEAR_MS = 365 * 86_400_000

const build = async (yearsAgo: number) =>
  buildConversation(db, {
    listingId: await buildListing(db),
    buyerId: await buildUser(db),
    createdAt: new Date(Date.now() - yearsAgo * YEAR_MS),
  })
const sweep = () => conversationTasks(app.context)['sweep-conversations']!({}, {} as never)
const isThere = async (id: number) =>
  (await db.selectFrom('conversations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

it('refuses to change or delete a message unless it is said in the transaction', async () => {
  const id = await build(0)
  const change = db.updateTable('messages').set({ body: 'Other' }).where('conversation_id', '=', id)
  await expect(change.execute()).rejects.toThrow('never changed or deleted')
  await expect(db.deleteFrom('messages').where('conversation_id', '=', id).execute()).rejects.toThrow()
  await db.transaction().execute(async (trx) => {
    await allowRedacting(trx)
    await trx.updateTable('messages').set({ body: '' }).where('conversation_id', '=', id).execute()
  })
  await expect(change.execute()).rejects.toThrow('never changed or deleted')
})

it('keeps conversations for two years, and until both sides have left', async () => {
  const [fresh, old, left, alone] = [await build(0), await build(2.1), await build(0), await build(0)]
  const leave = async (id: number, columns: ('buyer_id' | 'seller_id')[]) => {
    const row = await db
      .selectFrom('conversations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const ids = columns.map((column) => row[column])
    await db.updateTable('users').set({ deleted_at: new Date() }).where('id', 'in', ids).execute()
  }
  await leave(left, ['buyer_id', 'seller_id'])
  await leave(alone, ['buyer_id'])
  await sweep()
  expect([await isThere(fresh), await isThere(old), await isThere(left), await isThere(alone)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})
