import type { TaskList } from 'graphile-worker'

/**
 * Jobs of a lane have slots of their own in every job process, so that a lane in which all wait for somebody (a mail server
 * that is silent, say) keeps no other waiting. Two of clocks and money: one that hangs on a lock leaves one.
 */
export const LANE_SLOTS = {
  /** Deadlines, holds, reminders: the database alone. */
  clocks: 2,
  /** Payments, refunds and their comparison; the only ones that talk to providers. */
  money: 2,
  mail: 3,
  /** Whatever else talks to other machines: stores of files, calendars, sites. */
  outside: 3,
  /** Pictures and inventories from addresses that sellers name: a host that stalls holds only these. */
  pictures: 2,
  /** Machines of our users: one job sends to all of them side by side. */
  webhooks: 1,
  /** Long or unhurried work on the database and on this machine. */
  upkeep: 2,
} as const

export type Lane = keyof typeof LANE_SLOTS

export const LANES = Object.keys(LANE_SLOTS) as Lane[]

const SLOTS = Object.values(LANE_SLOTS).reduce<number>((sum, slots) => sum + slots, 0)

/** Imports and the backup hold a lock on one connection while they work on another. */
const HOLDERS = LANE_SLOTS.outside + 1
/** The schedule, and the look for dead processes. */
const SPARE = 3

/** One a slot, and one a lane on which it hears of new jobs: with all slots busy nobody waits for a connection. */
export const JOB_CONNECTIONS = SLOTS + LANES.length + HOLDERS + SPARE

/** @throws when a task has no lane: it would never run */
export function splitByLane(tasks: TaskList, laneOf: Readonly<Record<string, Lane>>): Record<Lane, TaskList> {
  const split: Record<Lane, TaskList> = {
    clocks: {},
    money: {},
    mail: {},
    outside: {},
    pictures: {},
    webhooks: {},
    upkeep: {},
  }
  for (const [name, task] of Object.entries(tasks)) {
    const lane = laneOf[name]
    if (!lane) throw new Error(`The task ${name} has no lane`)
    split[lane][name] = task
  }
  return split
}
