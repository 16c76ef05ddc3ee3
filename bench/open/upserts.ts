import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { AppContext } from '#server/context.ts'
import { contractKind } from '#server/features/booking/contracts/contract-kind.ts'
import { insertImport, keepImportFile } from '#server/features/listings/imports/create-import.ts'
import { runImport } from '#server/features/listings/imports/run-import.ts'
import { settleImport } from '#server/features/listings/inventory-sources/settle-read.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { printTable } from '../search/measure.ts'

const ROWS = 10_000
const BAD = 10
const ENGINE = { contracts: contractKind, settled: settleImport }

/** A file of a seller's system, ten of its rows bad: all of it new, then every price changed, then the same again. Beside it plain SQL. */
export async function measureUpserts(context: AppContext, client: pg.Client, folder: string): Promise<void> {
  const sellerId = await buildUser(context.db)
  const lines = [['10,000 upserts, 10 bad', 's', 'outcome']]
  for (const [way, price] of [
    ['all new', 900],
    ['every price changed', 950],
    ['nothing changed', 950],
    ['all on the market, every price changed', 1000],
    ['all on the market, every price unusual', 1900],
  ] as const) {
    if (way.startsWith('all on')) await publish(client, sellerId)
    const path = join(folder, 'push')
    writeFileSync(path, toFile(price))
    const start = performance.now()
    const id = await push(context, { sellerId, path, name: `${way}.csv` })
    const seconds = (performance.now() - start) / 1000
    lines.push([`Placard: ${way}`, seconds.toFixed(2), await outcomeOf(context, id)])
  }
  const other = await buildUser(context.db)
  for (const [way, price] of [
    ['all new', 900],
    ['every price changed', 950],
    ['all on the market, every price changed', 1000],
  ] as const) {
    if (way.startsWith('all on')) await publish(client, other)
    const start = performance.now()
    await client.query(UPSERT, [other, JSON.stringify(toRows(price))])
    lines.push([`plain SQL: ${way}`, ((performance.now() - start) / 1000).toFixed(2), 'one statement'])
  }
  printTable(lines)
}

/** As if all were approved: what changes of them is public, and their words are searched. */
async function publish(client: pg.Client, sellerId: number): Promise<void> {
  await client.query(
    `update listings set status = 'active', approved_at = now(), listed_at = now() where seller_id = $1 and status <> 'active'`,
    [sellerId],
  )
}

interface Pushed {
  sellerId: number
  path: string
  name: string
}

/** From the bytes on disk until the last row is stored. */
async function push(context: AppContext, { sellerId, path, name }: Pushed): Promise<number> {
  const file = { path, sizeBytes: toFile(900).length }
  const kept = await keepImportFile(context, file)
  const { id } = await context.db
    .transaction()
    .execute((trx) => insertImport(trx, { sellerId, name, file, path: kept, origin: 'push' }))
  await runImport(context, ENGINE, id)
  return id
}

async function outcomeOf({ db }: AppContext, id: number): Promise<string> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['effect', (eb) => eb.fn.countAll<string>().as('count')])
    .where('import_id', '=', id)
    .groupBy('effect')
    .execute()
  return rows.map(({ effect, count }) => `${count} ${effect ?? 'bad'}`).join(', ')
}

function toRows(price: number) {
  return Array.from({ length: ROWS }, (_, i) => ({
    unit: `U-${i}`,
    title: `Wall number ${i} on Pine Street`,
    price: price + (i % 900),
    address: `${100 + i} Pine Street`,
    lat: 47.5 + (i % 1000) / 5000,
    lng: -122.4 + (i % 777) / 5000,
  }))
}

function toFile(price: number): string {
  const rows = toRows(price).map(({ unit, title, price: own, address, lat, lng }, i) => {
    const said = i % (ROWS / BAD) === 0 ? 'cheap' : String(own)
    return [unit, title, 'billboard', said, address, 'Seattle', lat.toFixed(5), lng.toFixed(5)].join(',')
  })
  return `Unit ID,Name,Type,Price,Address,City,Latitude,Longitude\n${rows.join('\n')}\n`
}

const UPSERT = `
  insert into listings (seller_id, seller_unit_id, title, description, ad_type, price, frequency, location_text, address, lat, lng, status)
  select $1, unit, title, '', 'billboard', price, 'month', 'Seattle, WA', address, lat, lng, 'pending'
  from jsonb_to_recordset($2::jsonb) as g (unit text, title text, price int, address text, lat float8, lng float8)
  on conflict (seller_id, seller_unit_id) do update set title = excluded.title, price = excluded.price, address = excluded.address,
    lat = excluded.lat, lng = excluded.lng, updated_at = now()`
