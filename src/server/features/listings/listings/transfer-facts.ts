import { sql } from 'kysely'
import { UNFINISHED_STATUSES } from '#domain/booking/lifecycle.ts'
import { listTransferBlockers, type TransferFacts } from '#domain/booking/transfer-blockers.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Db } from '../../../platform/db/database.ts'

interface SpaceOfSeller {
  id: number
  sellerId: number
  now: Date
}

const SHOWN = 20

/** What keeps a space with its seller at this moment, each in a sentence. */
export async function readBlockers(db: Db, { id, sellerId, now }: SpaceOfSeller): Promise<string[]> {
  const { rows } = await sql<TransferFacts>`select
    (select status = 'archived' from listings where id = ${id}) as "isArchived",
    (select coalesce(json_agg(json_build_object('id', found.id, 'status', found.status) order by found.id), '[]') from (
      select id, status from bookings where listing_id = ${id}
        and (status in (${sql.join(UNFINISHED_STATUSES)}) or status = 'draft' and origin in ('offline', 'contract') and seller_id = ${sellerId})
      order by id limit ${SHOWN}) as found) as bookings,
    (select coalesce(json_agg(json_build_object('name', found.name, 'until', found.until) order by found.id), '[]') from (
      select line.id, coalesce(contract.number, contract.client_name) as name, line.last_day as until
      from contract_lines as line join contracts as contract on contract.id = line.contract_id
      where line.listing_id = ${id} and contract.organization_id = ${sellerId}
        and (line.last_day is null or line.last_day >= ${toMarketDate(now)}::date)
        and (line.booked_from is null or line.booked_from > ${toMarketDate(now)}::date)
      order by line.id limit ${SHOWN}) as found) as contracts,
    (select coalesce(json_agg(title order by id), '[]') from (
      select distinct proposal.id, proposal.title
      from proposals as proposal join proposal_lines as line on line.proposal_id = proposal.id
      where line.listing_id = ${id} and proposal.organization_id = ${sellerId} and proposal.status = 'sent'
        and (proposal.valid_until is null or proposal.valid_until > ${now})) as found) as proposals,
    (select coalesce(json_agg(title order by id), '[]') from (
      select distinct brief.id, brief.title
      from brief_lines as line
      join brief_recipients as answer on answer.brief_id = line.brief_id and answer.organization_id = line.organization_id
      join briefs as brief on brief.id = line.brief_id
      where line.listing_id = ${id} and line.organization_id = ${sellerId} and line.plan_line_id is null
        and answer.answered_at is not null and (answer.valid_until is null or answer.valid_until > ${now})
    ) as found) as briefs,
    (select count(*) from viewings where listing_id = ${id} and seller_id = ${sellerId}
      and status in ('proposed', 'confirmed') and (starts_at is null or starts_at > ${now})) as viewings`.execute(
    db,
  )
  const facts = rows[0]
  return facts ? listTransferBlockers({ ...facts, viewings: Number(facts.viewings) }) : []
}
