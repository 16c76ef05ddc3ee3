import type { Actor } from '#domain/listings/listing.ts'

/** Every member sees what is sold elsewhere, and to whom; for how much, whoever reads the books. */
export function mayReadAmounts({ may }: Pick<Actor, 'may'>): boolean {
  return may.has('books')
}
