import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '#web/ui/button.tsx'

type PaginationProps = {
  /** Links to the neighbours, as router links or anchors; none at an end. */
  previous?: ReactElement | undefined
  next?: ReactElement | undefined
  /** "Page 2" or "21–40 of 163". */
  status: string
  label?: string
}

export function Pagination({ previous, next, status, label = 'Pages' }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-4 py-4">
      <Step link={previous}>
        <ChevronLeft aria-hidden="true" />
        Previous
      </Step>
      <p className="text-sm text-ink-faint tabular-nums">{status}</p>
      <Step link={next}>
        Next
        <ChevronRight aria-hidden="true" />
      </Step>
    </nav>
  )
}

function Step({ link, children }: { link: ReactElement | undefined; children: React.ReactNode }) {
  if (link) {
    return (
      <Button variant="outline" render={link}>
        {children}
      </Button>
    )
  }
  return (
    <Button variant="outline" disabled>
      {children}
    </Button>
  )
}
