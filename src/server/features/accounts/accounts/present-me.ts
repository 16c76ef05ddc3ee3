import type { Account } from '#contract/accounts/accounts.ts'
import type { AccountDetails } from '#contract/accounts/accounts-settings.ts'
import type { Db } from '../../../platform/db/database.ts'
import { presentAccount, presentPasskey } from './present.ts'
import { countRecoveryCodes, findPendingEmail, hasTotp, listPasskeys, type UserRow } from './queries.ts'

export async function presentMe(db: Db, user: UserRow, needsSecondFactor: boolean): Promise<Account> {
  return presentAccount(user, { hasSecondFactor: await hasTotp(db, user.id), needsSecondFactor })
}

export async function presentDetails(
  db: Db,
  user: UserRow,
  needsSecondFactor: boolean,
): Promise<AccountDetails> {
  const [isProtected, recoveryCodesLeft, passkeys, pendingEmail] = await Promise.all([
    hasTotp(db, user.id),
    countRecoveryCodes(db, user.id),
    listPasskeys(db, user.id),
    findPendingEmail(db, user),
  ])
  return {
    user: presentAccount(user, { hasSecondFactor: isProtected, needsSecondFactor }),
    pendingEmail,
    hasTotp: isProtected,
    recoveryCodesLeft,
    passkeys: passkeys.map(presentPasskey),
  }
}
