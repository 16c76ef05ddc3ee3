import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { eraseRows } from '../../../platform/personal-data/erase-rows.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { closeAccount, refuseForLastAdmin } from '../../accounts/accounts/account-standing.ts'
import type { UserRow } from '../../accounts/accounts/queries.ts'
import { securityNotice } from '../../accounts/accounts/sensitive-change.ts'
import { endSessionsOf } from '../../accounts/accounts/sessions.ts'
import { refuseUnsettled } from '../../ground/ledger/list-unsettled.ts'
import { moveListingsOf } from '../../listings/listings/move-listing.ts'
import { eraseViewings } from '../../messaging/viewings/erase-viewings.ts'
import { toPerson } from './person.ts'

interface DeleteAccountInput {
  user: UserRow
  origin: Origin
  personalData: PersonalData
}

/**
 * Anonymizes the user but keeps the row: messages, bookings and reviews of listings stay readable to the other parties,
 * from "Deleted user"; documents name whom they named. @throws AppError `last-admin`, `bookings-open`
 */
export async function deleteAccount(
  context: AppContext,
  { user, origin, personalData }: DeleteAccountInput,
): Promise<void> {
  const { db, config, files, now } = context
  const paths = await db.transaction().execute(async (trx) => {
    await refuseOfCompanies(trx, user.id)
    await refuseUnsettled(trx, { userId: user.id }, now())
    await eraseViewings(context, trx, user.id)
    if (user.role === 'admin') await refuseForLastAdmin(trx, user.id)
    await moveListingsOf(trx, user.id, {
      step: 'delete-account',
      as: 'seller',
      actorId: user.id,
      reason: 'The seller left',
      now: now(),
    })
    const what = 'Your Placard account was deleted'
    // an unverified address may be somebody else's, who should not be mailed
    if (user.status !== 'pending') await sendMail(trx, securityNotice(config, user, { to: user.email, what }))
    const left: string[] = []
    for (const erase of personalData.erasers) left.push(...(await erase(trx, user.id)))
    await endSessionsOf(trx, { userId: user.id, except: null }, { actorId: user.id, origin })
    await eraseRows(trx, personalData.tables, await toPerson(trx, user))
    await closeAccount(trx, user.id)
    // whoever sent a booking meanwhile was waited for with the row of this person, or now waits for it
    await refuseUnsettled(trx, { userId: user.id }, now())
    await recordAudit(trx, {
      actorId: user.id,
      action: 'user.deleted',
      subject: { type: 'user', id: user.id },
      origin,
    })
    return left
  })
  for (const path of paths) await files.delete(path)
}

/**
 * A company keeps an owner; and one that began with this account has its number, by which what is theirs would be erased.
 * @throws AppError `last-owner`, `conflict`
 */
async function refuseOfCompanies(trx: Tx, userId: number): Promise<void> {
  const companies = await trx
    .selectFrom('organizations')
    .leftJoin('organization_members as member', (join) =>
      join.onRef('member.organization_id', '=', 'organizations.id').on('member.role', '=', 'owner'),
    )
    .select(['organizations.id', 'organizations.name'])
    .select(
      sql<number[]>`coalesce(array_agg(member.user_id) filter (where member.user_id is not null), '{}')`.as(
        'owners',
      ),
    )
    .where('organizations.person_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('organizations.id', '=', userId),
        eb(
          'organizations.id',
          'in',
          eb.selectFrom('organization_members').select('organization_id').where('user_id', '=', userId),
        ),
      ]),
    )
    .groupBy(['organizations.id', 'organizations.name'])
    .execute()
  const alone = companies.find(({ owners }) => owners.length === 1 && owners[0] === userId)
  if (alone)
    throw new AppError('last-owner', {
      message: `You are the last owner of ${alone.name}. Make somebody else an owner first.`,
    })
  const begun = companies.find(({ id }) => id === userId)
  if (begun)
    throw new AppError('conflict', {
      message: `${begun.name} began with your account, and others work there. Write to us, and we close your account by hand.`,
    })
}
