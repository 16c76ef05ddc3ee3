import type { Selectable } from 'kysely'
import type { TemplateInput, TermTemplate } from '#contract/booking/booking-terms-templates.ts'
import { MAX_TEMPLATES } from '#contract/booking/booking-terms-templates.ts'
import {
  keepParts,
  type RateCardParts,
  type Template,
  type TermsParts,
  takeParts,
} from '#domain/booking/term-templates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { TermTemplatesTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readOwnBooking } from './booking-terms.ts'

type Row = Selectable<TermTemplatesTable>
type Context = Pick<AppContext, 'db' | 'now' | 'metrics'>

interface Requested {
  actor: Actor
  origin: Origin
}

export async function listTemplates(db: Db, organizationId: number): Promise<TermTemplate[]> {
  const rows = await db
    .selectFrom('term_templates')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('kind')
    .orderBy('name')
    .execute()
  return rows.map(present)
}

function present(row: Row): TermTemplate {
  const { id, kind, name, parts } = row
  return {
    id,
    kind,
    name,
    card: kind === 'rates' ? (parts as RateCardParts) : null,
    parts: kind === 'terms' ? (parts as TermsParts).parts : [],
    updatedAt: row.updated_at.toISOString(),
  }
}

/** As it is applied. @throws AppError `not-found` for those of others too */
export async function getTemplate(db: Db, { actor, id }: { actor: Actor; id: number }): Promise<Template> {
  const { kind, name, parts } = await getRow(db, { actor, id })
  return { kind, name, parts } as Template
}

async function getRow(db: Db, { actor, id }: { actor: Actor; id: number }): Promise<Row> {
  const row = await db
    .selectFrom('term_templates')
    .selectAll()
    .where('id', '=', id)
    .where('organization_id', '=', actor.organizationId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found', { message: 'There is no such rate card or template.' })
  return row
}

/** @throws AppError `conflict` for a name that is taken and for one too many, `listing-not-found` */
export async function createTemplate(
  { db, now, metrics }: Context,
  { input, ...asked }: Requested & { input: TemplateInput },
): Promise<TermTemplate> {
  const organizationId = asked.actor.organizationId
  const parts = await toParts(db, asked.actor, { input, stored: null })
  return inTransaction({ db, metrics }, async (trx) => {
    const { count } = await trx
      .selectFrom('term_templates')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organization_id', '=', organizationId)
      .executeTakeFirstOrThrow()
    if (count >= MAX_TEMPLATES)
      throw new AppError('conflict', { message: `You have ${MAX_TEMPLATES} rate cards and templates.` })
    await refuseTaken(trx, { organizationId, input, except: null })
    const values = { kind: input.kind, name: input.name, parts: JSON.stringify(parts) }
    const row = await trx
      .insertInto('term_templates')
      .values({ organization_id: organizationId, ...values, created_at: now(), updated_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    // pressed twice at once, or by a colleague
    if (!row) throw nameTaken()
    await audit(trx, asked, { id: row.id, action: 'term-template.created', after: { ...input } })
    return present(row)
  })
}

/** @throws AppError `not-found`, `conflict`, `listing-not-found` */
export async function updateTemplate(
  { db, now, metrics }: Context,
  { input, id, ...asked }: Requested & { input: TemplateInput; id: number },
): Promise<TermTemplate> {
  const before = await getRow(db, { actor: asked.actor, id })
  if (before.kind !== input.kind) throw new AppError('conflict')
  const stored = before.kind === 'terms' ? (before.parts as TermsParts) : null
  const parts = await toParts(db, asked.actor, { input, stored })
  return inTransaction({ db, metrics }, async (trx) => {
    await refuseTaken(trx, { organizationId: asked.actor.organizationId, input, except: id })
    const row = await trx
      .updateTable('term_templates')
      .set({ name: input.name, parts: JSON.stringify(parts), updated_at: now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    await audit(trx, asked, {
      id,
      action: 'term-template.changed',
      before: { name: before.name, parts: before.parts },
      after: { name: row.name, parts: row.parts },
    })
    return present(row)
  })
}

/** @throws AppError `not-found` */
export async function deleteTemplate(
  { db, metrics }: Context,
  { id, ...asked }: Requested & { id: number },
): Promise<null> {
  const before = await getRow(db, { actor: asked.actor, id })
  await inTransaction({ db, metrics }, async (trx) => {
    await trx.deleteFrom('term_templates').where('id', '=', id).execute()
    await audit(trx, asked, {
      id,
      action: 'term-template.deleted',
      before: { name: before.name, parts: before.parts },
    })
  })
  return null
}

interface Audited {
  id: number
  action: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

function audit(trx: Tx, { actor, origin }: Requested, { id, action, before, after }: Audited): Promise<void> {
  const subject = { type: 'term-template', id }
  return recordAudit(trx, { actorId: actor.personId, action, subject, before, after, origin })
}

interface Named {
  organizationId: number
  input: TemplateInput
  except: number | null
}

async function refuseTaken(trx: Tx, { organizationId, input, except }: Named): Promise<void> {
  const taken = await trx
    .selectFrom('term_templates')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', input.kind)
    .execute()
  const isTaken = taken.some(
    ({ id, name }) => id !== except && name.toLowerCase() === input.name.toLowerCase(),
  )
  if (isTaken) throw nameTaken()
}

function nameTaken(): AppError {
  const message = 'You have one of this name already.'
  return new AppError('conflict', { message, fields: { name: message } })
}

/** @throws AppError `listing-not-found`; `invalid-input` for parts that are taken from nowhere */
async function toParts(
  db: Db,
  actor: Actor,
  { input, stored }: { input: TemplateInput; stored: TermsParts | null },
): Promise<RateCardParts | TermsParts> {
  if (input.kind === 'rates') return input.card as RateCardParts
  if (input.listingId !== undefined)
    return takeParts(await readOwnBooking(db, actor, input.listingId), input.parts)
  const kept = stored && keepParts(stored, input.parts)
  if (kept) return kept
  const message = 'Choose the space whose terms are taken'
  throw new AppError('invalid-input', { message, fields: { listingId: message } })
}
