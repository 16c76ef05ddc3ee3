import { type SqlBool, sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'

/** Whose a key is: a person's today. Everything that asks or writes it asks here (decision 200). */
export interface KeyOwner {
  userId: number
}

/** The owner for whom somebody signed in makes and ends keys. */
export const ownerFor = (actor: Actor): KeyOwner => ({ userId: actor.id })

export function canManageKeys(actor: Actor, owner: KeyOwner): boolean {
  return actor.id === owner.userId
}

/** As whom a key acts: never with the rights of an admin, whoever its owner is. */
export function toKeyActor({ userId }: KeyOwner, status: Actor['status']): Actor {
  return { id: userId, role: 'user', status }
}

/** Rows of `api_keys` that are an owner's. */
export const isOwnedBy = ({ userId }: KeyOwner) => sql<SqlBool>`api_keys.user_id = ${userId}`

export const toOwnerColumns = ({ userId }: KeyOwner) => ({ user_id: userId })
