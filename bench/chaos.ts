import { recordFaults } from './chaos/faults.ts'
import { createKilled } from './chaos/killed-product.ts'
import { trade } from './chaos/people.ts'
import { recompute, untilSettled } from './chaos/recompute.ts'

/**
 * `npm run bench:chaos -- [SECONDS]`: bookings, payments in test mode, cancellations and refunds while web process, job
 * process and Postgres are killed at random (default 90 s); then a recomputation of everything that was acknowledged. After
 * that the same product with a silent mail server, a silent bucket, a full disk and a locked table. Ends within five minutes,
 * and with 1 where something was lost, doubled, half done, answered 500, or a deadline not kept within 90 s.
 */
const SECONDS = Number(process.argv[2] ?? 90)
const PORT = Number(process.env.PORT ?? 4388)
const DEADLINE_MS = 290_000

// whatever hangs: the figures so far were printed
const alarm = setTimeout(() => {
  console.error('It did not end within five minutes.')
  process.exit(1)
}, DEADLINE_MS)

const problems: string[] = []
const killed = await createKilled(PORT, {})
try {
  const people = await trade(killed, SECONDS)
  console.log(`Killed ${killed.kills()} times; acknowledged ${people.acknowledged.size} requests.`)
  problems.push(...people.problems)
  await untilSettled(killed)
  problems.push(...(await recompute(killed, people.acknowledged)))
  // said at once: what follows may hang
  for (const problem of problems) console.error(`✗ ${problem}`)
  console.log(`${problems.length} problems so far.`)
} finally {
  await killed.end()
}
problems.push(...(await recordFaults(PORT)))
clearTimeout(alarm)
for (const problem of problems) console.error(`✗ ${problem}`)
console.log(problems.length === 0 ? 'Nothing lost, doubled or half done.' : `${problems.length} problems.`)
process.exit(problems.length === 0 ? 0 : 1)
