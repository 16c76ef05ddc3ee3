import type { Context } from 'hono'
import type { Actor } from '#domain/listings/listing.ts'
import type { Capability } from '#domain/roles.ts'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'

/** The signed-in user. @throws AppError `sign-in-required` for guests, `account-suspended` for suspended users */
export function requireActor(c: Context<RequestEnv>): Actor {
  if (c.var.isSuspended) throw new AppError('account-suspended')
  if (!c.var.actor) throw new AppError('sign-in-required')
  return c.var.actor
}

/** @throws AppError as `requireActor`, `second-factor-setup-required`, and `forbidden` for anyone but admins */
export function requireAdmin(c: Context<RequestEnv>): Actor {
  const actor = requireActor(c)
  if (c.var.needsSecondFactor) throw new AppError('second-factor-setup-required')
  if (actor.role !== 'admin') throw new AppError('forbidden')
  return actor
}

/** @throws AppError `role-missing` */
export function requireCapability({ may }: Pick<Actor, 'may'>, capability: Capability): void {
  if (!may.has(capability)) throw new AppError('role-missing')
}
