import type { JobHelpers, Task } from 'graphile-worker'
import { isPublic } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import { presentListing } from '../listings/present.ts'
import { findListing } from '../listings/queries.ts'
import { deliver } from './deliver.ts'
import { toDocument } from './document.ts'
import { findPost, listPostsOf, queueDelivery, updatePost } from './queries.ts'

export const SYNC_TASK = 'sync-cross-posts'
export const DELIVER_TASK = 'deliver-cross-post'

/** A listing has changed: tells each of its sites, by a job of its own so that a slow site holds up no other. */
export function syncCrossPosts({ db }: AppContext): Task {
  return async (payload) => {
    const { listingId } = payload as { listingId: number }
    const listing = await findListing(db, listingId)
    if (!listing) return
    const wanted = isPublic(listing.status)
    for (const post of await listPostsOf(db, listingId)) {
      // what was never sent need not be taken back, and waits for the approval
      const isKnownThere = post.posted_at !== null && post.status !== 'withdrawn'
      if (wanted || isKnownThere) await queueDelivery(db, post.id)
    }
  }
}

/** Brings one site to what the listing is now; the job's own backoff tries again. */
export function deliverCrossPost({ db, config, now }: AppContext): Task {
  return async (payload, helpers) => {
    const post = await findPost(db, (payload as { id: number }).id)
    if (!post?.endpoint || !post.secret || !post.active) return
    const row = await findListing(db, post.listing_id)
    if (!row) return
    const action = isPublic(row.status) ? 'upsert' : 'withdraw'
    const body = JSON.stringify(toDocument(presentListing(row, config), action, config.PUBLIC_URL))
    const { site_id: siteId, endpoint, secret } = post
    try {
      const externalUrl = await deliver({ siteId, endpoint, secret, body, now: now() })
      await updatePost(db, post.id, {
        status: action === 'upsert' ? 'posted' : 'withdrawn',
        external_url: action === 'upsert' ? (externalUrl ?? post.external_url) : null,
        attempts: 0,
        last_error: null,
        posted_at: now(),
      })
    } catch (error) {
      await noteFailure(post.id, error as Error, helpers)
      throw error
    }
  }

  async function noteFailure(id: number, error: Error, { job }: JobHelpers): Promise<void> {
    const isLast = job.attempts >= job.max_attempts
    await updatePost(db, id, {
      attempts: job.attempts,
      last_error: toWords(error),
      ...(isLast ? { status: 'failed' as const } : {}),
    })
  }
}

function toWords(error: Error): string {
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message}${cause}`.slice(0, 500)
}
