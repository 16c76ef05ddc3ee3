import { createHash } from 'node:crypto'
import { toCanonicalJson } from '#domain/booking/canonical-json.ts'
import type { ProposalBody } from '#domain/booking/proposals.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'

/** The next version of a locked proposal, as it is sent. */
export async function keepVersion(
  trx: Tx,
  { proposalId, version, body, now }: { proposalId: number; version: number; body: ProposalBody; now: Date },
): Promise<void> {
  const text = toCanonicalJson(body)
  const sha256 = createHash('sha256').update(text).digest()
  await trx
    .insertInto('proposal_versions')
    .values({ proposal_id: proposalId, version, body: text, sha256, created_at: now })
    .execute()
}

/** The last that was sent and the one before it, the newest first. */
export async function readVersions(db: Db, proposalId: number) {
  const rows = await db
    .selectFrom('proposal_versions')
    .select(['version', 'body', 'sha256', 'created_at'])
    .where('proposal_id', '=', proposalId)
    .orderBy('version', 'desc')
    .limit(2)
    .execute()
  return rows.map(({ body, sha256, ...row }) => ({
    ...row,
    sha256: sha256.toString('hex'),
    body: JSON.parse(body) as ProposalBody,
  }))
}
