import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Bar } from './calendar-words.ts'

type BarLinkProps = { bar: Pick<Bar, 'kind' | 'id' | 'listingId'> } & Omit<ComponentProps<'a'>, 'href'>

/** To what a bar is: the booking, the proposal, or the calendar of the space that a contract has blocked. */
export function BarLink({ bar: { kind, id, listingId }, ...props }: BarLinkProps) {
  if (kind === 'proposal') return <Link to="/sell/proposals/$id" params={{ id: String(id) }} {...props} />
  if (kind === 'contract')
    return <Link to="/sell/listings/$id/calendar" params={{ id: String(listingId) }} {...props} />
  return <Link to="/bookings/$id" params={{ id: String(id) }} {...props} />
}
