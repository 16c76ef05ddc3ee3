import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { LANES, type Lane } from '../../../platform/jobs/lanes.ts'
import { LANE_OF_TASK } from '../../../task-lanes.ts'

const name = 'placard_jobs_overdue_seconds'
const help = 'How long the oldest job that is due waits for a slot of its lane'

/** Read when it is asked for; a database that is away leaves what was read last. */
export function measureQueues({ db, metrics: { registry } }: Pick<AppContext, 'db' | 'metrics'>): void {
  if (registry.getSingleMetric(name)) return
  const gauge: Gauge<'lane'> = new Gauge({
    name,
    help,
    labelNames: ['lane'],
    registers: [registry],
    collect: () =>
      readOverdue(db).then(
        (seconds) => {
          for (const lane of LANES) gauge.set({ lane }, seconds.get(lane) ?? 0)
        },
        () => {},
      ),
  })
}

async function readOverdue(db: Db): Promise<Map<Lane, number>> {
  const { rows } = await sql<{ task: string; seconds: number }>`
    select task_identifier as task, extract(epoch from now() - min(run_at))::float as seconds from graphile_worker.jobs
    where locked_at is null and attempts < max_attempts and run_at <= now() group by task_identifier`.execute(
    db,
  )
  const longest = new Map<Lane, number>()
  for (const { task, seconds } of rows) {
    const lane = LANE_OF_TASK[task]
    if (lane) longest.set(lane, Math.max(seconds, longest.get(lane) ?? 0))
  }
  return longest
}
