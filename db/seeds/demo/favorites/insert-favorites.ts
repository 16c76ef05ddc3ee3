import { randomUUID } from 'node:crypto'
import type { Tx } from '#server/platform/db/database.ts'
import { OPERATOR_FOLDERS, OPERATOR_LOOSE } from './operator-folders.ts'

const DAY_MS = 86_400_000

type Marks = typeof OPERATOR_LOOSE

/** Favorites of the market's first admin: two folders, one of them shared, and a few in none. */
export async function insertOperatorFavorites(
  trx: Tx,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  for (const { name, isShared, marks } of OPERATOR_FOLDERS) {
    const { id } = await trx
      .insertInto('favorite_folders')
      .values({ user_id: userId, name, share_selector: isShared ? randomUUID() : null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertMarks(trx, { userId, folderId: id, marks, now })
  }
  await insertMarks(trx, { userId, folderId: null, marks: OPERATOR_LOOSE, now })
}

interface Given {
  userId: number
  folderId: number | null
  marks: Marks
  now: Date
}

async function insertMarks(trx: Tx, { userId, folderId, marks, now }: Given): Promise<void> {
  const spaces = await trx
    .selectFrom('listings')
    .select(['id', 'title', 'price', 'frequency'])
    .where(
      'title',
      'in',
      marks.map(({ title }) => title),
    )
    .execute()
  const rows = marks.flatMap(({ title, note = '', wasTimes = 1, daysAgo }) => {
    const space = spaces.find((one) => one.title === title)
    if (!space) return []
    const { id, price, frequency } = space
    return {
      user_id: userId,
      listing_id: id,
      folder_id: folderId,
      note,
      created_at: new Date(now.getTime() - daysAgo * DAY_MS),
      marked_price: Math.round((price * wasTimes) / 10) * 10,
      marked_interval: frequency,
      told_price: price,
      told_interval: frequency,
    }
  })
  if (rows.length > 0) await trx.insertInto('favorites').values(rows).execute()
}
