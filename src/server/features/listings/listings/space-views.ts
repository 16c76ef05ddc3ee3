import type { SpaceView } from '#contract/listings/listings-spaces.ts'
import type { AppContext } from '../../../context.ts'

/** Oldest first. */
export async function listSpaceViews({ db }: Pick<AppContext, 'db'>, userId: number): Promise<SpaceView[]> {
  const row = db.selectFrom('space_views').select('views').where('user_id', '=', userId)
  return (await row.executeTakeFirst())?.views ?? []
}

/** In place of those that were kept: the last window that writes wins. */
export async function keepSpaceViews(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  userId: number,
  views: SpaceView[],
): Promise<SpaceView[]> {
  const kept = { views: JSON.stringify(views), updated_at: now() }
  await db
    .insertInto('space_views')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute()
  return views
}
