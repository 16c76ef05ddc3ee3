import { sql } from 'kysely'
import type { BlockedDays } from '#domain/booking/contract-blocks.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { claimUnits, freeClaims, type NewClaim, writeNotes } from '../availability/claim-units.ts'
import { makeRoom } from './block-days.ts'
import { labelOf, type PlannedLine } from './plan-lines.ts'
import { keyOf } from './stored-lines.ts'

/** What a planned line is, once its contract, line and note have numbers. */
interface NumberedLine extends PlannedLine {
  contractId: number
  lineId: number
  noteId: number
}

/** A written line: what a later undo compares. */
interface WrittenLine {
  planned: PlannedLine
  lineId: number
  version: number
}

/** Writes planned lines on locked units: contracts, lines, notes and blocks, each in one statement, however many. */
export async function storeLines(
  trx: Tx,
  planned: readonly PlannedLine[],
  { sellerId, importId, now }: { sellerId: number; importId: number | null; now: Date },
): Promise<WrittenLine[]> {
  const changed = planned.filter(({ effect }) => effect !== 'unchanged')
  if (changed.length === 0) return []
  const contracts = await writeContracts(trx, changed, { sellerId, importId, now })
  const numbered = await giveNumbers(trx, changed, contracts)
  await writeLines(trx, numbered, now)
  await writeNotes(
    trx,
    sellerId,
    numbered.map(({ noteId, lineId, wanted: { row } }) => ({
      id: noteId,
      lineId,
      label: labelOf(row),
      note: row.note,
    })),
  )
  await writeBlocks(trx, numbered, now)
  return numbered.map((line) => ({
    planned: line,
    lineId: line.lineId,
    version: (line.stored?.version ?? 0) + 1,
  }))
}

async function writeContracts(
  trx: Tx,
  lines: readonly PlannedLine[],
  { sellerId, importId, now }: { sellerId: number; importId: number | null; now: Date },
): Promise<Map<string, number>> {
  const byKey = new Map(lines.map(({ wanted: { row } }) => [keyOf(row), row]))
  const rows = [...byKey].map(([key, { number, client }]) => ({ key, number, client }))
  const { rows: stored } = await sql<{ id: number; key: string }>`
    insert into contracts (organization_id, key, number, client_name, import_id, created_at, updated_at)
    select ${sellerId}::int, key, number, client, ${importId}::int, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (key text, number text, client text)
    order by key
    on conflict on constraint contracts_key do update set number = excluded.number, client_name = excluded.client_name,
      updated_at = excluded.updated_at
    returning id, key`.execute(trx)
  return new Map(stored.map(({ id, key }) => [key, id]))
}

async function giveNumbers(
  trx: Tx,
  lines: readonly PlannedLine[],
  contracts: ReadonlyMap<string, number>,
): Promise<NumberedLine[]> {
  const next = (table: string) => sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${lines.length}::int)`
  const [lineIds, noteIds] = [
    (await next('contract_lines').execute(trx)).rows,
    (await next('claim_notes').execute(trx)).rows,
  ]
  return lines.map((line, at) => ({
    ...line,
    contractId: required(contracts.get(keyOf(line.wanted.row))),
    lineId: line.stored?.id ?? required(lineIds[at]).id,
    noteId: line.stored?.noteId ?? required(noteIds[at]).id,
  }))
}

async function writeLines(trx: Tx, lines: readonly NumberedLine[], now: Date): Promise<void> {
  const rows = lines.map(({ lineId, contractId, unit, wanted, found, past }) => ({
    id: lineId,
    contract_id: contractId,
    listing_id: wanted.listingId,
    unit_id: unit.id,
    first_day: wanted.row.first,
    last_day: wanted.row.last,
    quantity: wanted.row.slots,
    amount_cents: wanted.row.amountCents,
    amount_per: wanted.row.amountPer,
    brand: wanted.row.brand,
    rep_name: wanted.row.rep,
    note: wanted.row.note,
    blocked: [...past, ...found.blocks],
    blocked_until: found.blockedUntil,
  }))
  await sql`
    insert into contract_lines (id, contract_id, listing_id, unit_id, first_day, last_day, is_open_ended, quantity,
      amount_cents, amount_per, brand, rep_name, note, blocked, blocked_until, created_at, updated_at)
    overriding system value
    select id, contract_id, listing_id, unit_id, first_day, last_day, last_day is null, quantity, amount_cents, amount_per,
      brand, rep_name, note, blocked, blocked_until, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id int, contract_id int, listing_id int, unit_id int,
      first_day date, last_day date, quantity smallint, amount_cents bigint, amount_per text, brand text, rep_name text,
      note text, blocked jsonb,
      blocked_until date)
    order by id
    on conflict on constraint contract_lines_pkey do update set contract_id = excluded.contract_id,
      unit_id = excluded.unit_id, first_day = excluded.first_day, last_day = excluded.last_day,
      is_open_ended = excluded.is_open_ended, quantity = excluded.quantity, amount_cents = excluded.amount_cents,
      amount_per = excluded.amount_per, brand = excluded.brand, rep_name = excluded.rep_name, note = excluded.note, blocked = excluded.blocked,
      blocked_until = excluded.blocked_until, booking_id = null, booked_from = null, booked_cents = null, version = contract_lines.version + 1, updated_at = excluded.updated_at`.execute(
    trx,
  )
}

/** What gives way is freed first; of calendars elsewhere, only the days that are blocked now. */
async function writeBlocks(trx: Tx, lines: readonly NumberedLine[], now: Date): Promise<void> {
  const replaced = new Map(lines.flatMap(({ replaced: claims }) => claims.map((claim) => [claim.id, claim])))
  await freeClaims(trx, [...lines.flatMap(({ own }) => own.map(({ id }) => id)), ...replaced.keys()])
  const blocks = lines.flatMap((line) => toClaims(line, [...line.past, ...line.found.blocks]))
  const rest = makeRoom([...replaced.values()], blocks)
  await claimUnits(trx, [...blocks, ...rest], now)
}

function toClaims({ unit, noteId }: NumberedLine, blocks: readonly BlockedDays[]): NewClaim[] {
  const unitId = unit.id
  return blocks.map(({ first, last, quantity }) => ({ unitId, first, last, quantity, kind: 'block', noteId }))
}
