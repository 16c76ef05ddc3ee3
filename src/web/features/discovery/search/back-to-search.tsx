import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { parseSearch } from '#web/platform/search-params.ts'
import { recallSearchAddress, recallWhere } from './last-search.ts'

/** Link from a listing back to the search results. */
export function BackToSearch() {
  const [{ search, where }, setLast] = useState({ search: {}, where: '' })
  useEffect(() => setLast({ search: parseSearch(recallSearchAddress()), where: recallWhere() }), [])
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-1.5">
      <Link to="/" search={search} className="link inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to search
      </Link>
      <span className="text-ink-soft">{where}</span>
    </p>
  )
}
