import type { Context } from 'hono'
import type { Account } from '#contract/accounts/accounts.ts'
import type { AccountDetails } from '#contract/accounts/accounts-settings.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { presentAccount, presentPasskey } from './present.ts'
import {
  countRecoveryCodes,
  findPendingEmail,
  hasTotp,
  listOrganizations,
  listPasskeys,
  type UserRow,
} from './queries.ts'

interface As {
  needsSecondFactor: boolean
  /** The organization that they act for; none: as a new session does. */
  actingFor?: number | undefined
}

/** As the request's session stands. */
export const sessionOf = ({ var: { needsSecondFactor, actor } }: Context<RequestEnv>): As => ({
  needsSecondFactor,
  actingFor: actor?.organizationId,
})

export async function presentMe(
  db: Db,
  user: UserRow,
  { needsSecondFactor, actingFor }: As,
): Promise<Account> {
  const [isProtected, organizations] = await Promise.all([
    hasTotp(db, user.id),
    listOrganizations(db, user.id),
  ])
  return presentAccount(user, { hasSecondFactor: isProtected, needsSecondFactor, organizations, actingFor })
}

export async function presentDetails(db: Db, user: UserRow, as: As): Promise<AccountDetails> {
  const [me, isProtected, recoveryCodesLeft, passkeys, pendingEmail] = await Promise.all([
    presentMe(db, user, as),
    hasTotp(db, user.id),
    countRecoveryCodes(db, user.id),
    listPasskeys(db, user.id),
    findPendingEmail(db, user),
  ])
  return {
    user: me,
    pendingEmail,
    hasTotp: isProtected,
    recoveryCodesLeft,
    passkeys: passkeys.map(presentPasskey),
  }
}
