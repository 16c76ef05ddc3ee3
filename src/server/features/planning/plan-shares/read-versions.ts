import type { PlanVersion, VersionHead } from '#contract/planning/plan-shares-versions.ts'
import { describeChanges, type PlanBody } from '#domain/planning/plan-body.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { getPlanRow, type Owned } from '../plans/plan-rows.ts'

/** The newest first. @throws AppError `plan-not-found` */
export async function listVersions(db: Db, owned: Owned): Promise<{ versions: VersionHead[] }> {
  await getPlanRow(db, owned)
  const rows = await versions(db, owned.id).orderBy('version').execute()
  const bodies = rows.map(({ body }) => JSON.parse(body) as PlanBody)
  const heads = rows.map(({ version, cause, created_at }, at) => {
    const [before, body] = [bodies[at - 1], bodies[at] as PlanBody]
    return {
      version,
      cause,
      at: created_at.toISOString(),
      lines: body.lines.length,
      totalCents: body.totalCents,
      changes: before ? describeChanges(before, body) : [],
    }
  })
  return { versions: heads.reverse() }
}

/** @throws AppError `plan-not-found` where there is no such plan, or no such version of it */
export async function getVersion(
  db: Db,
  { version, ...owned }: Owned & { version: number },
): Promise<PlanVersion> {
  await getPlanRow(db, owned)
  const row = await versions(db, owned.id).where('version', '=', version).executeTakeFirst()
  if (!row) throw new AppError('plan-not-found')
  const { name, lines, totalCents } = JSON.parse(row.body) as PlanBody
  const at = row.created_at.toISOString()
  return { version, cause: row.cause, at, sha256: row.sha256.toString('hex'), name, lines, totalCents }
}

function versions(db: Db, planId: number) {
  return db
    .selectFrom('plan_versions')
    .select(['version', 'cause', 'body', 'sha256', 'created_at'])
    .where('plan_id', '=', planId)
}
