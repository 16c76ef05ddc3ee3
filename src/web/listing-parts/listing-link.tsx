import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { seenListings } from './listing-marks.ts'

type ListingLinkProps = Omit<ComponentProps<'a'>, 'id' | 'href' | 'onClick'> & {
  id: number
  /** Opens the page with the price for these dates. */
  dates?: { first: string; last: string } | null | undefined
  /** A heading of the page. */
  hash?: string
}

/** Link to a listing that marks it as visited. */
export function ListingLink({ id, dates, ...props }: ListingLinkProps) {
  return (
    <Link
      to="/listing/$id"
      params={{ id: String(id) }}
      {...(dates && { search: { from: dates.first, to: dates.last } })}
      onClick={() => seenListings.set(id, true)}
      {...props}
    />
  )
}
