import { createHash, createHmac } from 'node:crypto'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { toCanonicalJson } from '#domain/booking/canonical-json.ts'
import { describeChanges, type PlanBody, toPlanBody } from '#domain/planning/plan-body.ts'
import type { VersionStand } from '#domain/planning/version-stand.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'

/** A plan as it is read at one moment, as it is kept. */
export interface WrittenPlan {
  body: PlanBody
  text: string
  sha256: Buffer
}

export function writePlan(plan: Parameters<typeof toPlanBody>[0]): WrittenPlan {
  const body = toPlanBody(plan)
  const text = toCanonicalJson(body)
  return { body, text, sha256: createHash('sha256').update(text).digest() }
}

/** What a link shows of that hash: its reader can neither make it nor try out prices by it, for the key never leaves the server. */
export function sealVersion({ sha256 }: Pick<WrittenPlan, 'sha256'>, sealKey: Buffer): string {
  return createHmac('sha256', sealKey).update(sha256).digest('hex')
}

export async function findLastVersion(db: Db, planId: number) {
  const row = await db
    .selectFrom('plan_versions')
    .select(['version', 'body', 'sha256'])
    .where('plan_id', '=', planId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, body: JSON.parse(row.body) as PlanBody }
}

/** How a plan as it is read now stands to its last version. */
export async function readVersionStand(db: Db, plan: SavedPlan): Promise<VersionStand> {
  const { body, sha256 } = writePlan(plan)
  const last = await findLastVersion(db, plan.id)
  const stand = { version: last?.version ?? null, sha256: sha256.toString('hex') }
  if (!last || last.sha256.equals(sha256)) return { ...stand, since: [] }
  const changes = describeChanges(last.body, body)
  // what is said of lines may be the same, and a name another
  return { ...stand, since: changes.length > 0 ? changes : ['other words'] }
}

/** By their numbers. */
export async function readVersions(
  db: Db,
  planId: number,
  versions: readonly number[],
): Promise<Map<number, PlanBody>> {
  if (versions.length === 0) return new Map()
  const rows = await db
    .selectFrom('plan_versions')
    .select(['version', 'body'])
    .where('plan_id', '=', planId)
    .where('version', 'in', [...new Set(versions)])
    .execute()
  return new Map(rows.map(({ version, body }) => [version, JSON.parse(body) as PlanBody]))
}

/** What made a version: a link, a decision, or the owner's own wish. */
export type VersionCause = 'shared' | 'decided' | 'kept'

interface KeepVersionInput {
  planId: number
  written: WrittenPlan
  cause: VersionCause
  now: Date
}

/** Of a locked plan; the last one where nothing has changed since. @returns its number */
export async function keepVersion(
  trx: Tx,
  { planId, written, cause, now }: KeepVersionInput,
): Promise<number> {
  const last = await findLastVersion(trx, planId)
  if (last?.sha256.equals(written.sha256)) return last.version
  const version = (last?.version ?? 0) + 1
  await trx
    .insertInto('plan_versions')
    .values({
      plan_id: planId,
      version,
      body: written.text,
      sha256: written.sha256,
      cause,
      created_at: now,
    })
    .execute()
  return version
}
