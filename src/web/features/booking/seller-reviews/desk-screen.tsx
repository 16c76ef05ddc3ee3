import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { DeskReview } from '#contract/booking/seller-reviews.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { type DeskAct, describeWaiting, listActs } from './desk-acts.ts'
import { type DeskView, deskReviewsQuery } from './queries.ts'
import { ReviewItem } from './review-item.tsx'

const ReasonDialog = lazy(() =>
  import('#web/ui/reason-dialog.tsx').then((m) => ({ default: m.ReasonDialog })),
)

const VIEWS = [
  { value: 'open', label: 'Open' },
  { value: 'hidden', label: 'Hidden' },
] as const

/** Reviews that are held or reported: shown as written, or hidden with a reason. */
export function DeskReviewsScreen() {
  const [view, setView] = useState<DeskView>('open')
  const [deciding, setDeciding] = useState<{ review: DeskReview; act: DeskAct } | null>(null)
  const query = useInfiniteQuery(deskReviewsQuery(view))
  return (
    <>
      <SegmentedControl
        legend="Status"
        options={VIEWS}
        value={view}
        onValueChange={setView}
        className="mb-4 noscript:hidden"
      />
      <PagedList
        query={query}
        things="reviews"
        empty={
          view === 'open'
            ? 'Reviews with contact data, insults or signs of a scam wait here, and what readers report.'
            : 'What was hidden is listed here.'
        }
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((review) => (
              <DeskItem key={review.id} review={review} onAct={(act) => setDeciding({ review, act })} />
            ))}
          </ul>
        )}
      </PagedList>
      {deciding && (
        <Suspense>
          <Decision key={deciding.review.id} {...deciding} onClose={() => setDeciding(null)} />
        </Suspense>
      )}
    </>
  )
}

function DeskItem({ review, onAct }: { review: DeskReview; onAct: (act: DeskAct) => void }) {
  return (
    <Card render={<li />} className="flex flex-col gap-3 p-4">
      <p className="text-sm text-ink-faint">
        <Link to="/bookings/$id" params={{ id: String(review.bookingId) }} className="link">
          {review.reference}
        </Link>
        {` · ${review.writer}, the ${review.side}, about ${review.about}`}
      </p>
      <ReviewItem review={review} replier={review.about} standing={describeWaiting(review)} />
      {review.reports.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 pl-5 wrap-anywhere">
          {review.reports.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 noscript:hidden">
        {listActs(review).map((act) => (
          <Button
            key={act.label}
            size="sm"
            variant="outline"
            aria-haspopup="dialog"
            onClick={() => onAct(act)}
          >
            {act.label}
            <span className="sr-only"> {review.reference}</span>
          </Button>
        ))}
      </div>
    </Card>
  )
}

function Decision({ review, act, onClose }: { review: DeskReview; act: DeskAct; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { part, step } = act
  const send = useMutation({
    mutationFn: (reason: string) =>
      api('PATCH /api/admin/reviews/:id', { params: { id: review.id }, body: { part, step, reason } }),
    onSuccess: onClose,
    onSettled: () => {
      for (const key of ['desk-reviews', 'desk']) void queryClient.invalidateQueries({ queryKey: [key] })
    },
  })
  return (
    <ReasonDialog
      title={act.label}
      description="Its author and the other side get your reason by mail."
      maxLength={LIMITS.reason.max}
      submit={act.label}
      isDestructive={step === 'hide'}
      isPending={send.isPending}
      error={send.error?.message}
      onSubmit={(reason) => send.mutate(reason)}
      onClose={onClose}
    />
  )
}
