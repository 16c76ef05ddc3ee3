import { useMutation } from '@tanstack/react-query'
import type { Listing } from '#contract/listings/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRefresh } from './use-decide.ts'

type TakeDownDialogProps = { listing: Listing; onClose: () => void }

/** Takes a listing off the market for good; its seller reads why. */
export function TakeDownDialog({ listing: { id, title }, onClose }: TakeDownDialogProps) {
  const refresh = useRefresh()
  const takeDown = useMutation({
    mutationFn: (reason: string) =>
      api('PATCH /api/admin/listings/:id', { params: { id }, body: { status: 'archived', reason } }),
    onSuccess: () => {
      toast({ title: 'Listing taken down', description: `The seller of “${title}” has been told why.` })
      onClose()
    },
    onSettled: () => void refresh(),
  })
  return (
    <ReasonDialog
      title="Take listing down"
      description={`“${title}” leaves the market at once and is archived. The seller gets the reason by mail; it cannot be restored, but they can list the space again.`}
      maxLength={LIMITS.reason.max}
      submit={takeDown.isPending ? 'Taking down...' : 'Take down'}
      isDestructive
      isPending={takeDown.isPending}
      error={takeDown.error?.message}
      onSubmit={(reason) => takeDown.mutate(reason)}
      onClose={onClose}
    />
  )
}
