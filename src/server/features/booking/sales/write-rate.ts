import { sql } from 'kysely'
import type { commissionRoutes } from '#contract/booking/sales-commission.ts'
import type { Out } from '#contract/route.ts'
import { COMMISSION_LIMITS, canRemoveRate, refuseRate } from '#domain/booking/commission.ts'
import { toMarketDate, toShortDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readPeople, readTeamNames, type StoredPerson } from './commission-people.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'metrics'>
type Input = Out<typeof commissionRoutes.setCommissionRate.body>

interface Requested {
  actor: Actor
  origin: Origin
}

/** Sets what share of their sales somebody is paid from a day on. @throws AppError `invalid-input`, `conflict` */
export async function setRate(
  { db, now, metrics }: Context,
  { actor, origin, input }: Requested & { input: Input },
): Promise<{ id: number; personId: number }> {
  return inTransaction({ db, metrics }, async (trx) => {
    const sellerId = actor.organizationId
    await lockRates(trx, sellerId)
    const people = await readPeople(trx, { sellerId, now: now() })
    await refuseStranger(trx, sellerId, input.userId)
    const person = findPerson(people, input)
    const personId = await savePerson(trx, { sellerId, now: now(), input, person, people })
    const rates = person?.rates ?? []
    refuseWhatCounts(input, rates, toMarketDate(now()))
    const isNew = !rates.some(
      (rate) => rate.clientClass === input.clientClass && rate.firstDay === input.firstDay,
    )
    if (isNew && rates.length >= COMMISSION_LIMITS.rates)
      throw new AppError('conflict', { message: `One person has at most ${COMMISSION_LIMITS.rates} rates.` })
    const { clientClass, countsOn, basisPoints, firstDay } = input
    const { id } = await trx
      .insertInto('rep_rates')
      .values({
        rep_id: personId,
        client_class: clientClass,
        counts_on: countsOn,
        basis_points: basisPoints,
        first_day: firstDay,
        created_by: actor.personId,
        created_at: now(),
      })
      // the same day again: what was typed last
      .onConflict((conflict) =>
        conflict.constraint('rep_rates_first_day_key').doUpdateSet({
          counts_on: countsOn,
          basis_points: basisPoints,
          created_by: actor.personId,
          created_at: now(),
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'commission-rate.set',
      subject: { type: 'commission-rate', id },
      after: {
        personId,
        nameInContracts: input.nameInContracts,
        clientClass,
        countsOn,
        basisPoints,
        firstDay,
      },
      origin,
    })
    return { id, personId }
  })
}

/** Whoever sets a rate comes one after the other: what has counted is read and kept in one go. */
async function lockRates(trx: Tx, sellerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('commission:' || ${sellerId}::int, 0))`.execute(trx)
}

/** @throws AppError `invalid-input` */
async function refuseStranger(trx: Tx, sellerId: number, userId: number | null): Promise<void> {
  if (userId === null) return
  const team = await readTeamNames(trx, sellerId)
  if (!team.some(({ id }) => id === userId)) throw refused('userId', 'Choose somebody on your team')
}

/** Who is meant: one of the team by number, others by the name in contracts. */
function findPerson(
  people: readonly StoredPerson[],
  { userId, nameInContracts }: Input,
): StoredPerson | undefined {
  return userId === null
    ? people.find((one) => one.userId === null && isSameName(one.nameInContracts, nameInContracts))
    : people.find((one) => one.userId === userId)
}

const isSameName = (a: string, b: string) => a !== '' && a.toLowerCase() === b.toLowerCase()

interface RateToSave {
  sellerId: number
  now: Date
  input: Input
  person: StoredPerson | undefined
  people: readonly StoredPerson[]
}

/** @returns their number; @throws AppError `invalid-input` for a name that stands for somebody else, `conflict` */
async function savePerson(trx: Tx, { sellerId, now, input, person, people }: RateToSave): Promise<number> {
  const { userId, nameInContracts } = input
  const other = people.find(
    (one) => one.id !== person?.id && isSameName(one.nameInContracts, nameInContracts),
  )
  if (other) throw refused('nameInContracts', `In contracts this name stands for ${other.name} already`)
  if (person) {
    if (nameInContracts && nameInContracts !== person.nameInContracts) {
      // in other letters it counts the same
      if (!isSameName(nameInContracts, person.nameInContracts)) refuseRename(person, toMarketDate(now))
      await trx
        .updateTable('sales_reps')
        .set({ name_in_contracts: nameInContracts })
        .where('id', '=', person.id)
        .execute()
    }
    return person.id
  }
  if (people.length >= COMMISSION_LIMITS.people)
    throw new AppError('conflict', { message: `You have rates for ${COMMISSION_LIMITS.people} people.` })
  const { id } = await trx
    .insertInto('sales_reps')
    .values({
      organization_id: sellerId,
      user_id: userId,
      name_in_contracts: nameInContracts || null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Contracts are counted by the name: under another one what has counted would count no more. @throws AppError `invalid-input` */
function refuseRename({ nameInContracts, rates }: StoredPerson, today: string): void {
  if (!nameInContracts || rates.every((rate) => canRemoveRate(rate, today))) return
  throw refused(
    'nameInContracts',
    `Contracts have counted under “${nameInContracts}”, and what has counted stays. Leave the name as it is.`,
  )
}

/** @throws AppError `invalid-input` */
function refuseWhatCounts(input: Input, rates: StoredPerson['rates'], today: string): void {
  const refusal = refuseRate(input, rates, today)
  if (!refusal) return
  const since = toShortDate(refusal.since)
  throw refused(
    'firstDay',
    `A rate has counted since ${since}, and what has counted stays. Choose today or a later day.`,
  )
}

const refused = (field: string, message: string) =>
  new AppError('invalid-input', { message, fields: { [field]: message } })

/** @throws AppError `not-found`, `conflict` for one that has counted */
export async function removeRate(
  { db, now, metrics }: Context,
  { actor, origin, id }: Requested & { id: number },
): Promise<null> {
  return inTransaction({ db, metrics }, async (trx) => {
    const sellerId = actor.organizationId
    await lockRates(trx, sellerId)
    const people = await readPeople(trx, { sellerId, now: now() })
    const rate = people.flatMap(({ rates }) => rates).find((one) => one.id === id)
    if (!rate) throw new AppError('not-found', { message: 'There is no such rate' })
    if (!canRemoveRate(rate, toMarketDate(now())))
      throw new AppError('conflict', {
        message: 'This rate has counted already. Set another one from today on instead.',
      })
    await trx.deleteFrom('rep_rates').where('id', '=', id).execute()
    const { clientClass, countsOn, basisPoints, firstDay } = rate
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'commission-rate.removed',
      subject: { type: 'commission-rate', id },
      before: { clientClass, countsOn, basisPoints, firstDay },
      origin,
    })
    return null
  })
}
