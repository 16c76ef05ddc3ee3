import type { Actor } from '#domain/listings/listing.ts'

/** Every member sees what is sold to whom; for how much, whoever reads the books. */
export function maySeeAmounts({ may }: Pick<Actor, 'may'>): boolean {
  return may.has('books')
}

/** Commissions of everybody, or only one's own. */
export function maySeeCommissions({ may }: Pick<Actor, 'may'>): boolean {
  return may.has('private')
}
