import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'
import { KitPart, KitSection } from './kit-section.tsx'

export function Feedback() {
  const fail = () =>
    toast({
      title: 'Error',
      description: 'Failed to get AI response. Please try again.',
      variant: 'destructive',
    })
  const succeed = () =>
    toast({
      title: 'Success',
      description: 'Your listing has been created successfully.',
      action: { label: 'View it', onClick: () => {} },
    })
  return (
    <KitSection title="Feedback">
      <KitPart name="Dialog and toasts">
        <Dialog>
          <DialogTrigger render={<Button />}>Open dialog</DialogTrigger>
          <DialogContent
            title="Reject this listing?"
            description="The seller reads your reason."
            footer={
              <>
                <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
                <DialogClose render={<Button variant="destructive" />}>Reject</DialogClose>
              </>
            }
          >
            <Field label="Rejection reason">
              <Input />
            </Field>
          </DialogContent>
        </Dialog>
        <Button variant="outline" onClick={succeed}>
          Toast
        </Button>
        <Button variant="outline" onClick={fail}>
          Destructive toast
        </Button>
      </KitPart>
      <KitPart name="Alerts" wide>
        <Alert
          title="Map not displaying correctly?"
          action={
            <Button size="sm" variant="outline">
              Reload Map
            </Button>
          }
        />
        <Alert tone="success" title="Sent">
          The seller has until Thursday to answer.
        </Alert>
        <Alert tone="warning" title="Two days left">
          Answer before the request expires.
        </Alert>
        <Alert tone="danger" title="Error loading listings: the server did not answer" />
      </KitPart>
      <KitPart name="Waiting" wide>
        <div className="flex items-center gap-4">
          <Spinner />
          <LoadingState label="Loading listings..." className="py-0" />
        </div>
        <Progress label="Uploading" percent={64} showValue />
        <Progress label="Working" />
        <div className="flex gap-4">
          <Skeleton className="h-24 w-32 rounded-card" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      </KitPart>
      <KitPart name="Empty and failed" wide>
        <div className="grid gap-4 md:grid-cols-2">
          <EmptyState
            title="No listings found"
            headingLevel={4}
            action={<Button variant="outline">Clear filters</Button>}
          >
            Try adjusting your filters.
          </EmptyState>
          <ErrorState title="Error loading listings" headingLevel={4} onRetry={() => {}}>
            The server did not answer.
          </ErrorState>
        </div>
      </KitPart>
    </KitSection>
  )
}
