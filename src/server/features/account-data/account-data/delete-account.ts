import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { toOrganizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { closeAccount, refuseForLastAdmin } from '../../accounts/accounts/account-standing.ts'
import { securityNotice } from '../../accounts/accounts/sensitive-change.ts'
import { endSessionsOf } from '../../accounts/accounts/sessions.ts'
import { eraseFilesOf, eraseRowsOf, leaveMarket, refuseOpen } from './close-market.ts'
import { type Account, toPerson } from './person.ts'

interface DeleteAccountInput {
  user: Account
  origin: Origin
  personalData: PersonalData
}

/**
 * Anonymizes the user but keeps the row: messages, bookings and reviews of listings stay readable to the other parties,
 * from "Deleted user"; documents name whom they named. Nothing of a company is theirs, not even of one that began with their account.
 * @throws AppError `last-admin`, `last-owner`, `bookings-open`
 */
export async function deleteAccount(
  context: AppContext,
  { user, origin, personalData }: DeleteAccountInput,
): Promise<void> {
  const { db, config, now } = context
  await db.transaction().execute(async (trx) => {
    await refuseLastOwner(trx, user.id)
    const person = await toPerson(trx, user)
    await leaveMarket(context, trx, { person, by: user.id, reason: 'The account was deleted.' })
    if (user.role === 'admin') await refuseForLastAdmin(trx, user.id)
    const what = 'Your Placard account was deleted'
    // an unverified address may be somebody else's, who should not be mailed
    if (user.status !== 'pending') await sendMail(trx, securityNotice(config, user, { to: user.email, what }))
    await eraseFilesOf(trx, personalData, person)
    await endSessionsOf(trx, { userId: user.id, except: null }, { actorId: user.id, origin })
    await eraseRowsOf(trx, personalData, person)
    await closeAccount(trx, user.id)
    // whoever sent a booking meanwhile was waited for with the row of this person, or now waits for it
    await refuseOpen(trx, person.organizationId, now())
    await recordAudit(trx, {
      actorId: user.id,
      action: 'user.deleted',
      subject: { type: 'user', id: user.id },
      origin,
    })
  })
}

/** A company keeps an owner: who leaves makes somebody else one, or has it deleted first. @throws AppError `last-owner` */
async function refuseLastOwner(trx: Tx, userId: number): Promise<void> {
  // of two who leave at once the second sees that the first is gone
  await trx
    .selectFrom('organizations')
    .select('id')
    .where('person_id', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('organization_members')
        .select('organization_id')
        .where('user_id', '=', userId)
        .where('role', '=', 'owner'),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const alone = await trx
    .selectFrom('organization_members as member')
    .innerJoin('organizations', 'organizations.id', 'member.organization_id')
    .select(['organizations.company', 'organizations.name', 'organizations.username'])
    .where('member.user_id', '=', userId)
    .where('member.role', '=', 'owner')
    .where('organizations.person_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('organization_members as other')
            .select('other.user_id')
            .whereRef('other.organization_id', '=', 'member.organization_id')
            .where('other.role', '=', 'owner')
            .where('other.user_id', '<>', userId),
        ),
      ),
    )
    .orderBy('organizations.id')
    .limit(1)
    .executeTakeFirst()
  if (!alone) return
  const message = `You are the last owner of ${toOrganizationName(alone)}. Make somebody else an owner first, or delete it.`
  throw new AppError('last-owner', { message })
}
