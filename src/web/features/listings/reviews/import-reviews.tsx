import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ImportCard } from './import-card.tsx'
import { importReviewsQuery } from './import-queries.ts'
import { useRefresh } from './use-decide.ts'

/** Imports that wait, each as one thing, above the spaces that came one by one. */
export function ImportReviews({ now }: { now: Date }) {
  const { data } = useQuery(importReviewsQuery)
  const isRunning = data?.some(({ run }) => run?.isRunning) ?? false
  useEndOf(isRunning)
  if (!data || data.length === 0) return null
  return (
    <div className="mb-6 flex flex-col gap-4">
      {data.map((review) => (
        <ImportCard key={review.id} review={review} now={now} />
      ))}
    </div>
  )
}

/** What was taken out, and the counts, show up as soon as the job has ended. */
function useEndOf(isRunning: boolean): void {
  const wasRunning = useRef(isRunning)
  const refresh = useRefresh()
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refresh()
    wasRunning.current = isRunning
  })
}
