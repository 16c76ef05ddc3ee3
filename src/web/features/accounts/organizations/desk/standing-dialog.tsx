import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CompanyStanding, ManagedCompany } from '#contract/accounts/organizations-companies.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { toast } from '#web/ui/toast.ts'

type StandingDialogProps = { company: ManagedCompany; onClose: () => void }

/** Suspends a company, with a reason, or restores it. */
export function StandingDialog({ company, onClose }: StandingDialogProps) {
  const change = useChangeStanding(company, onClose)
  const error = change.error?.message
  if (company.isSuspended) {
    return (
      <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <DialogContent
          title={`Restore ${company.name}`}
          description="Its team can work again, and the listings that were paused with it are public again. Its owners get a mail."
          footer={
            <>
              <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
              <Button pending={change.isPending} onClick={() => change.mutate({ isSuspended: false })}>
                Restore
              </Button>
            </>
          }
        >
          <FormError>{error}</FormError>
        </DialogContent>
      </Dialog>
    )
  }
  return (
    <ReasonDialog
      title={`Suspend ${company.name}`}
      description="Its public listings are paused, and its team can read but change nothing. Their own accounts work as before."
      hint="Its owners get it by mail; it is recorded in the audit log."
      maxLength={LIMITS.reason.max}
      submit="Suspend"
      isDestructive
      isPending={change.isPending}
      error={error}
      onSubmit={(reason) => change.mutate({ isSuspended: true, reason })}
      onClose={onClose}
    />
  )
}

function useChangeStanding({ id, name }: ManagedCompany, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CompanyStanding) => api('PATCH /api/admin/companies/:id', { params: { id }, body }),
    onSuccess: ({ isSuspended }) => {
      toast({
        title: isSuspended ? 'Suspended' : 'Restored',
        description: `${name} ${isSuspended ? 'is suspended now' : 'can work again'}`,
      })
      void queryClient.invalidateQueries({ queryKey: ['companies'] })
      void queryClient.invalidateQueries({ queryKey: ['submissions'] })
      onDone()
    },
  })
}
