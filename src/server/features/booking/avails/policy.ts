import type { Actor } from '#domain/listings/listing.ts'

/** Whose faces, contracts and labels a grid shows: one's own, whoever asks. Admins help on the calendar of a single space. */
export function whoseAvails({ id }: Pick<Actor, 'id'>): { sellerId: number } {
  return { sellerId: id }
}

/** Blocks that were made by hand on own spaces; those of contracts are their file's. */
export function canTakeBack(
  actor: Pick<Actor, 'id'>,
  claim: { sellerId: number; kind: string; isOfContract: boolean },
): boolean {
  return actor.id === claim.sellerId && claim.kind === 'block' && !claim.isOfContract
}
