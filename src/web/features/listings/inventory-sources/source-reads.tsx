import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SourceRead } from '#contract/listings/inventory-sources.ts'
import { Button } from '#web/ui/button.tsx'
import { describeRead, nameRead } from './source-words.ts'

const FIRST = 5

/** What the last reads did, newest first; each leads to its rows and its undo as long as they are kept. */
export function SourceReads({ reads, url }: { reads: readonly SourceRead[]; url: string }) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? reads : reads.slice(0, FIRST)
  return (
    <div className="flex flex-col gap-2">
      <ul
        className="divide-y divide-rule rounded-control bg-sunk px-3 text-sm"
        aria-label={`Reads of ${url}`}
      >
        {shown.map((read) => (
          <li key={read.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 break-words">{describeRead(read)}</span>
            <span className="text-ink-soft">
              <time dateTime={read.readAt}>{nameRead(read)}</time>
              {read.importId !== null && (
                <>
                  {' · '}
                  <Link to="/sell/import/$id" params={{ id: String(read.importId) }} className="link">
                    {read.outcome === 'applied' ? 'Rows and undo' : 'Rows'}
                    <span className="sr-only"> of {nameRead(read)}</span>
                  </Link>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {reads.length > FIRST && !showsAll && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => setShowsAll(true)}>
          All {reads.length} reads
        </Button>
      )}
    </div>
  )
}
