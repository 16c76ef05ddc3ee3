import { cellOf } from '#domain/booking/cells.ts'
import { crewWeekOf } from '#domain/booking/crew.ts'
import type { ContractRow } from '#domain/listings/import/read-contract.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import { Seeded } from '../seeded.ts'
import { CLIENTS } from './clients.ts'
import type { DemoFace } from './faces.ts'
import { POSTING_GRID } from './posting-grid.ts'

/** A line of a contract that was sold elsewhere. */
interface DemoContract {
  /** Of the face. */
  unit: string
  row: Omit<ContractRow, 'listingNumber' | 'unitId'>
}

/** Structures that are open from today on: what is proposed to clients. */
const OPEN_STRUCTURES: readonly string[] = ['N-216', 'N-217', 'N-220', 'N-227']

const PERIOD_DAYS = 28
/** Contracts are signed so far ahead. */
const AHEAD_DAYS = 140
const REPS = ['Adaeze Obi', 'Adaeze Obi', 'Jonas Ferreira', 'Carla Bettencourt']
const NOTES = [null, null, null, null, 'Vinyl by the client.', 'No other of its trade on this road.']
const SHARES = [0.85, 0.9, 0.95, 1]
/** Of the lines that run: each so many begins in this week, ends in it, or has no end. */
const ONE_OF = 11

interface Run {
  first: string
  last: string
  client: (typeof CLIENTS)[number]
}

/**
 * Contracts of last year and this one, and what is signed for the months to come: more than half of all faces at any time.
 * @param today where the company is
 */
export function planContracts(faces: readonly DemoFace[], today: string): DemoContract[] {
  const newYear = `${Number(today.slice(0, 4)) - 1}-01-01`
  const sold = { begin: required(cellOf(POSTING_GRID, newYear)).first, end: addDays(today, AHEAD_DAYS) }
  const runsOf = new Map<string, Run[]>()
  const lines = faces.flatMap((face) => {
    const structure = face.unit.slice(0, -1)
    const chance = new Seeded(`contracts ${face.unit}`)
    // some take a second face of the same structure
    const shared = runsOf.get(structure)
    const runs = shared && chance.chance(0.3) ? shared : drawRuns(chance, sold)
    if (!shared) runsOf.set(structure, runs)
    const isOpen = OPEN_STRUCTURES.includes(structure)
    return runs.filter(({ last }) => !isOpen || last < today).map((run) => toLine(chance, face, run))
  })
  return moveSome(numberAll(lines), today)
}

/** The first ran already, when the first year began. */
function drawRuns(chance: Seeded, { begin, end }: { begin: string; end: string }): Run[] {
  const runs: Run[] = []
  let first = addDays(begin, chance.int(-13, 0) * PERIOD_DAYS)
  while (first <= end) {
    const periods = chance.int(4, 13)
    const last = addDays(first, periods * PERIOD_DAYS - 1)
    runs.push({ first, last, client: chance.pick(CLIENTS) })
    first = addDays(last, 1 + chance.int(1, 7) * PERIOD_DAYS)
  }
  return runs
}

function toLine(chance: Seeded, { unit, price }: DemoFace, { first, last, client }: Run): DemoContract {
  const amountCents = Math.round(price * chance.pick(SHARES)) * 100
  const brand = client.brands.length > 0 ? chance.pick(client.brands) : null
  const said = { client: client.name, brand, rep: chance.pick(REPS), note: chance.pick(NOTES) }
  return { unit, row: { ...said, first, last, number: null, amountCents, amountPer: 'period', slots: null } }
}

/** A client's lines that begin on one day are one contract. */
function numberAll(lines: readonly DemoContract[]): DemoContract[] {
  const keyOf = ({ row }: DemoContract) => `${row.first} ${row.client} ${row.brand}`
  const keys = [...new Set(lines.map(keyOf))].sort()
  const inYear = new Map<string, number>()
  const numbers = new Map(
    keys.map((key) => {
      const year = key.slice(2, 4)
      const count = (inYear.get(year) ?? 0) + 1
      inYear.set(year, count)
      return [key, `NOM-${year}-${String(count).padStart(3, '0')}`]
    }),
  )
  return lines.map((line) => ({ ...line, row: { ...line.row, number: numbers.get(keyOf(line))! } }))
}

/** What runs does not all begin and end with a period: some go up or come down in this week, some until further notice. */
function moveSome(lines: readonly DemoContract[], today: string): DemoContract[] {
  const week = crewWeekOf(today)
  let running = -1
  const moved = lines.map((line) => {
    const { first, last } = line.row
    if (first > today || last === null || last < addDays(today, PERIOD_DAYS)) return line
    running += 1
    const day = addDays(week.first, Math.floor(running / ONE_OF) % 5)
    if (running % ONE_OF === 3) return { ...line, row: { ...line.row, first: day } }
    if (running % ONE_OF === 6 && first < week.first)
      return { ...line, row: { ...line.row, last: addDays(day, -1) } }
    return running % ONE_OF === 9 ? { ...line, row: { ...line.row, last: null } } : line
  })
  const endless = new Map(
    moved.filter(({ row }) => row.last === null).map(({ unit, row }) => [unit, row.first]),
  )
  return moved.filter(({ unit, row }) => row.first <= (endless.get(unit) ?? row.first))
}
