import type { SpaceScreen, SpaceView } from '#contract/listings/listings-spaces.ts'
import type { AppContext } from '../../../context.ts'

/** Of one table; oldest first. */
export async function listSpaceViews(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  screen: SpaceScreen = 'spaces',
): Promise<SpaceView[]> {
  const row = db
    .selectFrom('space_views')
    .select('views')
    .where('user_id', '=', userId)
    .where('screen', '=', screen)
  return (await row.executeTakeFirst())?.views ?? []
}

interface KeepSpaceViewsInput {
  userId: number
  views: SpaceView[]
  screen?: SpaceScreen | undefined
}

/** In place of those that were kept: the last window that writes wins. */
export async function keepSpaceViews(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { userId, views, screen = 'spaces' }: KeepSpaceViewsInput,
): Promise<SpaceView[]> {
  const kept = { views: JSON.stringify(views), updated_at: now() }
  await db
    .insertInto('space_views')
    .values({ user_id: userId, screen, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'screen']).doUpdateSet(kept))
    .execute()
  return views
}
