import type { Tx } from '../../../platform/db/database.ts'
import { updatePost } from '../listings/sites.ts'
import { queueDelivery } from './queries.ts'

/**
 * Requeues a site's failed posts and its pending ones, where there is something to do: a public listing to post, or one to withdraw
 * that the site still shows. @returns how many
 */
export async function retryFailed(trx: Tx, siteId: string, now: Date): Promise<number> {
  const posts = await trx
    .selectFrom('cross_posted_listings as post')
    .innerJoin('listings', 'listings.id', 'post.listing_id')
    .select('post.id')
    .where('post.site_id', '=', siteId)
    .where('post.status', 'in', ['failed', 'queued'])
    .where((eb) =>
      eb.or([
        eb('post.posted_at', 'is not', null),
        eb.and([eb('post.removed_at', 'is', null), eb('listings.status', '=', 'active')]),
      ]),
    )
    .execute()
  for (const { id } of posts) {
    await updatePost(trx, id, { status: 'queued', attempts: 0, last_error: null, updated_at: now })
    await queueDelivery(trx, id)
  }
  return posts.length
}
