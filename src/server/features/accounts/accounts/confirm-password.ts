import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { CONFIRM_PER_ACCOUNT } from './limits.ts'
import { verifyPassword } from './password.ts'
import type { UserRow } from './queries.ts'

/** Reauthentication: an unlocked computer must not suffice. @throws AppError `wrong-password`, `rate-limited` */
export async function confirmPassword(
  { limiter }: AppContext,
  user: UserRow,
  password: string,
  field = 'password',
): Promise<void> {
  await limiter.take(CONFIRM_PER_ACCOUNT, String(user.id))
  if (!(await verifyPassword(password, user.password))) {
    const error = new AppError('wrong-password')
    throw new AppError('wrong-password', { fields: { [field]: error.message } })
  }
  await limiter.reset(CONFIRM_PER_ACCOUNT, String(user.id))
}
