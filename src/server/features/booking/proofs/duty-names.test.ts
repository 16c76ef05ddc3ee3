import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { asOwner } from '#test/support/as-owner.ts'
import { buildProof, buildRunning, findDutyKey } from '#test/support/booking/build-proof.ts'
import { ROOT } from '#test/support/sources.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { db, context } = await createTestApp()

it('what was handed in and reminded of under a position goes by unit and first day, and stays guarded', async () => {
  const { id, sellerId } = await buildRunning(context)
  const key = await findDutyKey(db, id)
  const old = await buildProof(context, { bookingId: id, sellerId, duty: '0/posting' })
  const later = await buildProof(context, { bookingId: id, sellerId, duty: '7/posting', item: 7 })
  const reminder = { booking_id: id, kind: 'proof:0/posting:2027-03-08:late:buyer' }
  await db.insertInto('booking_reminders').values(reminder).execute()

  const migration = await readFile(join(ROOT, 'db/migrations/0553_names_of_duties.sql'), 'utf8')
  for (let time = 0; time < 2; time++) await asOwner(db, sql.raw(migration))
  const proofs = db.selectFrom('proofs').select(['id', 'duty']).where('booking_id', '=', id)
  expect(new Map((await proofs.execute()).map((one) => [one.id, one.duty]))).toEqual(
    new Map([
      [old.id, key],
      // of a placement that the terms have no more
      [later.id, '7/posting'],
    ]),
  )
  const reminders = db.selectFrom('booking_reminders').select('kind').where('booking_id', '=', id)
  expect(await reminders.execute()).toEqual([{ kind: `proof:${key}:2027-03-08:late:buyer` }])
  await expect(sql`update proofs set caption = 'x'`.execute(db)).rejects.toThrow()
})
