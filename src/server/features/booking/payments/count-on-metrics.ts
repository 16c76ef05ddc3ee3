import { Gauge } from 'prom-client'
import type { AppContext } from '../../../context.ts'
import { countOpenDifferences } from './differences.ts'

const name = 'placard_reconciliation_differences'
const help = 'Open differences between books, payments and bookings'

/** Counted when it is asked for; a database that is away leaves the last count. */
export function countDifferences({ db, metrics: { registry } }: Pick<AppContext, 'db' | 'metrics'>): void {
  if (registry.getSingleMetric(name)) return
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () =>
      countOpenDifferences(db).then(
        (count) => gauge.set(count),
        () => {},
      ),
  })
}
