import { type SqlBool, sql } from 'kysely'
import {
  CLIENTS_PER_PAGE,
  type Client,
  type ClientPage,
  type clientRoutes,
  MAX_CLIENT_BOOKINGS,
} from '#contract/booking/clients.ts'
import type { Out } from '#contract/route.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { Db } from '../../../platform/db/database.ts'
import { everyWordIn } from '../../../platform/db/every-word.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** Clients of a seller, with how many bookings of theirs are held and agreed. */
function clients(db: Db, sellerId: number) {
  const count = (statuses: readonly string[]) => sql<number>`(select count(*)::int from bookings
    where bookings.buyer_id = clients.account_id and bookings.seller_id = clients.organization_id
      and bookings.status = any(${[...statuses]}::text[]))`
  return db
    .selectFrom('clients')
    .selectAll('clients')
    .select([count(['held']).as('held'), count(['booked', 'in-flight']).as('booked')])
    .select(
      sql<
        string | null
      >`(select coalesce(name, username::text) from users where users.id = clients.rep_id)`.as('rep_name'),
    )
    .where('organization_id', '=', sellerId)
}
type ClientRow = Awaited<ReturnType<typeof findClientRow>> & object

/** One page, by name. */
export async function listClients(
  db: Db,
  sellerId: number,
  { q, archived, page = 1 }: Out<typeof clientRoutes.listClients.query>,
): Promise<{ items: Client[]; total: number }> {
  const text = sql`concat_ws(' ', name, contact, email, phone, address, array_to_string(brands, ' '))`
  const matching = clients(db, sellerId)
    .where('archived_at', archived ? 'is not' : 'is', null)
    .where((eb) => eb.and(everyWordIn(text, q)))
  const { total } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(CLIENTS_PER_PAGE)
    .offset((page - 1) * CLIENTS_PER_PAGE)
    .execute()
  return { items: rows.map(presentClient), total }
}

function findClientRow(db: Db, { sellerId, id }: { sellerId: number; id: number }) {
  return clients(db, sellerId).where('id', '=', id).executeTakeFirst()
}

/** @throws AppError `not-found` for those of others too */
export async function getClientRow(db: Db, of: { sellerId: number; id: number }): Promise<ClientRow> {
  const row = await findClientRow(db, of)
  if (!row) throw new AppError('not-found', { message: 'There is no such client' })
  return row
}

/** With what was held and booked for it, the newest first. @throws AppError `not-found` */
export async function getClient(db: Db, of: { sellerId: number; id: number }): Promise<ClientPage> {
  const row = await getClientRow(db, of)
  const bookings = await db
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .select(['bookings.id', 'bookings.status', 'listings.title', 'bookings.first_day as first'])
    .select(['bookings.last_day as last', 'bookings.total_cents as totalCents'])
    .where('bookings.buyer_id', '=', row.account_id)
    .where('bookings.seller_id', '=', of.sellerId)
    .where(sql<SqlBool>`bookings.version > 0`)
    .orderBy('bookings.id', 'desc')
    .limit(MAX_CLIENT_BOOKINGS)
    .execute()
  return {
    ...presentClient(row),
    bookings: bookings.map((booking) => ({ ...booking, reference: toBookingReference(booking.id) })),
  }
}

export function presentClient(row: ClientRow): Client {
  const { id, name, contact, email, phone, note, brands, address, held, booked } = row
  return {
    id,
    name,
    class: row.class,
    contact,
    email,
    phone,
    note,
    brands,
    address,
    taxExemption: row.tax_exemption,
    rep: row.rep_id === null ? null : { id: row.rep_id, name: row.rep_name ?? '' },
    isArchived: row.archived_at !== null,
    hasAccount: row.claimed_at !== null,
    held,
    booked,
  }
}
