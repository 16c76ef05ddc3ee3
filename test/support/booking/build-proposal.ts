import { createHash, randomBytes } from 'node:crypto'
import { toCanonicalJson } from '#domain/booking/canonical-json.ts'
import type { ProposalBody } from '#domain/booking/proposals.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import type { Ground } from '../access-targets.ts'
import { buildTerms } from './build-agreed.ts'
import { buildUnits } from './build-booking.ts'
import { buildClient } from './build-client.ts'

/** Proposals that routes of the API name. */
export function proposalTargets({ db, sellerId, listing }: Ground) {
  const insertProposal = async () => {
    const client_id = await buildClient(db, sellerId)
    const now = new Date()
    const row = { organization_id: sellerId, client_id, title: 'January', valid_days: 7 }
    const made = db.insertInto('proposals').values({ ...row, created_at: now, updated_at: now })
    return (await made.returning('id').executeTakeFirstOrThrow()).id
  }
  return {
    /** A draft of the seller's. */
    draftProposal: insertProposal,
    /** Token of a link to a proposal of the seller's. */
    async sharedProposal() {
      const [id, listingId] = [await insertProposal(), await listing()]
      const [unitId] = await buildUnits(db, listingId)
      const { organization_id, account_id: buyerId } = await db
        .selectFrom('clients')
        .innerJoin('proposals', 'proposals.client_id', 'clients.id')
        .select(['clients.organization_id', 'clients.account_id'])
        .where('proposals.id', '=', id)
        .executeTakeFirstOrThrow()
      const terms = buildTerms({ buyerId, sellerId: organization_id, listingId, unitId: unitId! })
      const validUntil = new Date(Date.now() + 86_400_000)
      const body: ProposalBody = {
        title: 'January',
        intro: '',
        price: 'lines',
        holds: false,
        lines: [terms],
        totalCents: terms.totalCents,
        validUntil: validUntil.toISOString(),
      }
      const text = toCanonicalJson(body)
      const sha256 = createHash('sha256').update(text).digest()
      const kept = { proposal_id: id, version: 1, body: text, sha256, created_at: new Date() }
      await db.insertInto('proposal_versions').values(kept).execute()
      await db
        .updateTable('proposals')
        .set({ status: 'sent', version: 1, valid_until: validUntil, sent_at: new Date() })
        .where('id', '=', id)
        .execute()
      const token = randomBytes(32).toString('base64url')
      await db
        .insertInto('proposal_shares')
        .values({
          proposal_id: id,
          email: 'dana@harbor.example',
          token_hash: hashToken(token),
          expires_at: validUntil,
          created_at: new Date(),
        })
        .execute()
      return token
    },
  }
}
