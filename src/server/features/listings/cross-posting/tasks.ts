import type { JobHelpers, Task } from 'graphile-worker'
import { isPublic } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { RefusedAddressError } from '../../../platform/http/outgoing.ts'
import { PermanentJobError } from '../../../platform/jobs/guard-tasks.ts'
import { sitePurpose } from '../../../platform/secrets/seal-stored.ts'
import { presentListing } from '../listings/present.ts'
import { findListing } from '../listings/queries.ts'
import { updatePost } from '../listings/sites.ts'
import { deliver, NotTakenError } from './deliver.ts'
import { toDocument } from './document.ts'
import { findPost, listPostsOf, queueDelivery } from './queries.ts'

export const SYNC_TASK = 'sync-cross-posts'
export const DELIVER_TASK = 'deliver-cross-post'

/** Fan-out after a change of a listing: one job per site, so that a slow site delays no other. */
export function syncCrossPosts({ db }: AppContext): Task {
  return async (payload) => {
    const { listingId } = payload as { listingId: number }
    const listing = await findListing(db, listingId)
    if (!listing) return
    for (const post of await listPostsOf(db, listingId)) {
      const wanted = isPublic(listing.status) && post.removed_at === null
      // a listing that was never posted needs no withdrawal, and waits for approval
      const isKnownThere = post.posted_at !== null && post.status !== 'withdrawn'
      if (wanted || isKnownThere) await queueDelivery(db, post.id)
    }
  }
}

/** Synchronizes one site with the listing's current state; failures are retried by the job's backoff. */
export function deliverCrossPost({ db, config, now, outgoing, secrets }: AppContext): Task {
  return async (payload, helpers) => {
    const post = await findPost(db, (payload as { id: number }).id)
    if (!post?.endpoint || !post.secret || !post.active) return
    const row = await findListing(db, post.listing_id)
    if (!row) return
    const action = isPublic(row.status) && post.removed_at === null ? 'upsert' : 'withdraw'
    const body = JSON.stringify(toDocument(presentListing(row, config), action, config.PUBLIC_URL))
    const { site_id: siteId, endpoint } = post
    try {
      const secret = secrets.open(post.secret, sitePurpose(siteId))
      const externalUrl = await deliver(outgoing, { siteId, endpoint, secret, body, now: now() })
      await updatePost(db, post.id, {
        status: action === 'upsert' ? 'posted' : 'withdrawn',
        external_url: action === 'upsert' ? (externalUrl ?? post.external_url) : null,
        attempts: 0,
        last_error: null,
        posted_at: now(),
        updated_at: now(),
      })
      // taken off the site while the post was on its way
      if (action === 'upsert' && (await findPost(db, post.id))?.removed_at) await queueDelivery(db, post.id)
    } catch (error) {
      const reason = toReason(error)
      const isPermanent = error instanceof RefusedAddressError
      await noteFailure(post.id, { reason, isPermanent }, helpers)
      throw isPermanent ? new PermanentJobError(reason) : new Error(reason)
    }
  }

  async function noteFailure(
    id: number,
    { reason, isPermanent }: { reason: string; isPermanent: boolean },
    { job }: JobHelpers,
  ): Promise<void> {
    const isLast = isPermanent || job.attempts >= job.max_attempts
    await updatePost(db, id, {
      attempts: job.attempts,
      last_error: reason,
      updated_at: now(),
      ...(isLast ? { status: 'failed' as const } : {}),
    })
  }
}

/** A message of ours: the other machine's answer is not repeated. */
function toReason(error: unknown): string {
  if (error instanceof NotTakenError || error instanceof RefusedAddressError) return error.message
  const { code, name } = error as { code?: unknown; name?: string }
  return `The site could not be reached (${typeof code === 'string' ? code : name})`
}
