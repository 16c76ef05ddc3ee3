import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { openAuthDialog } from '#web/platform/auth/auth-dialog-store.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

const ReasonDialog = lazy(() =>
  import('#web/ui/reason-dialog.tsx').then((m) => ({ default: m.ReasonDialog })),
)

/** Tells moderators that something is wrong with a review. */
export function ReportReview({ id }: { id: number }) {
  const { user } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const send = useMutation({
    mutationFn: (reason: string) =>
      api('POST /api/reviews/:id/reports', { params: { id }, body: { reason } }),
    onSuccess: () => {
      setOpen(false)
      toast({ title: 'Placard looks at the review' })
    },
  })
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-haspopup="dialog"
        className="-ml-3 self-start noscript:hidden"
        onClick={() => (user ? setOpen(true) : openAuthDialog('login'))}
      >
        Report this review
      </Button>
      {isOpen && (
        <Suspense>
          <ReasonDialog
            title="Report this review?"
            description="Placard reads it. Nobody edits reviews: they are shown as written, or not at all."
            maxLength={LIMITS.reason.max}
            submit="Report"
            isPending={send.isPending}
            error={send.error?.message}
            onSubmit={(reason) => send.mutate(reason)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
