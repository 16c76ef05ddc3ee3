import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { seenListings } from './listing-marks.ts'

type ListingLinkProps = Omit<ComponentProps<'a'>, 'id' | 'href' | 'onClick'> & { id: number }

/** Link to a listing that marks it as visited. */
export function ListingLink({ id, ...props }: ListingLinkProps) {
  return (
    <Link
      to="/listing/$id"
      params={{ id: String(id) }}
      onClick={() => seenListings.set(id, true)}
      {...props}
    />
  )
}
