import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { changeFilter, type InboxFilter } from './inbox-filter.ts'

/** An empty list: why, and the way on. */
export function NoThreads({ filter, headingLevel }: { filter: InboxFilter; headingLevel: 2 | 3 }) {
  const { title, text, action } = explain(filter)
  return (
    <EmptyState title={title} headingLevel={headingLevel} action={action}>
      {text}
    </EmptyState>
  )
}

function explain(filter: InboxFilter): { title: string; text: string; action: ReactNode } {
  const { q, state, side } = filter
  const all = (change: InboxFilter, label: string) => (
    <Button variant="outline" render={<Link to="/inbox" search={changeFilter(filter, change)} />}>
      {label}
    </Button>
  )
  if (q)
    return {
      title: 'Nothing found',
      text: `No conversation of yours has the words “${q}”.`,
      action: all({ q: undefined }, 'Clear the search'),
    }
  if (state === 'unread')
    return {
      title: 'All read',
      text: 'Nothing waits for you here.',
      action: all({ state: undefined }, 'Show all conversations'),
    }
  if (state === 'archived')
    return {
      title: 'Nothing archived',
      text: 'Archive what is settled. A new message brings it back.',
      action: all({ state: undefined }, 'Show all conversations'),
    }
  if (side === 'seller')
    return {
      title: 'Nobody has asked yet',
      text: 'When somebody writes about one of your spaces, it appears here and in your mail.',
      action: <Button render={<Link to="/sell" />}>Your spaces</Button>,
    }
  return {
    title: 'No conversations yet',
    text: 'Ask a seller from the page of any space: the Email button starts a conversation here.',
    action: <Button render={<Link to="/" />}>Find spaces</Button>,
  }
}
