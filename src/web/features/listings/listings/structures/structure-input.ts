import type { Lease, LeaseInput, PermitInput, Structure } from '#contract/listings/listings-structures.ts'
import { formatPlainCents, parseCents } from '#domain/booking/price/cents.ts'

/** As they stand in a form: days and amounts are texts. */
export interface TypedPermit {
  number: string
  authority: string
  expiresOn: string
  isShown: boolean
}
export type TypedLease = Record<
  'landlord' | 'number' | 'from' | 'to' | 'rentCents' | 'meter' | 'note',
  string
> &
  Pick<Lease, 'rentPer'>

export function toTypedPermit({ permit }: Pick<Structure, 'permit'>): TypedPermit {
  const { number, authority, expiresOn, isShown } = permit
  return { number: number ?? '', authority: authority ?? '', expiresOn: expiresOn ?? '', isShown }
}

export function toPermitInput({ expiresOn, ...typed }: TypedPermit): PermitInput {
  return { ...typed, expiresOn: expiresOn || null }
}

export function toTypedLease({ from, to, rentCents, file: _, ...lease }: Lease): TypedLease {
  return {
    ...lease,
    from: from ?? '',
    to: to ?? '',
    rentCents: rentCents === null ? '' : formatPlainCents(rentCents),
  }
}

/** An amount that is none is sent as it is no number, and refused at its field. */
export function toLeaseInput({ from, to, rentCents, ...typed }: TypedLease): LeaseInput {
  const rent = rentCents.trim()
  return {
    ...typed,
    from: from || null,
    to: to || null,
    rentCents: rent === '' ? null : (parseCents(rent) ?? -1),
  }
}
