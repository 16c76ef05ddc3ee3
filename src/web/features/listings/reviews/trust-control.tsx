import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SellerTrust } from '#contract/listings/reviews-trust.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { describeTrust } from './trust-state.ts'

type TrustControlProps = { sellerId: number; trust: SellerTrust }

/** Whether new spaces of a seller go live without a person: an admin's word, where the record is good enough. */
export function TrustControl({ sellerId, trust }: TrustControlProps) {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (isTrusted: boolean) =>
      api('PUT /api/admin/sellers/:id/trust', { params: { id: sellerId }, body: { isTrusted } }),
    onSettled: () =>
      Promise.all(['review', 'trust'].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  })
  const { words, offers } = describeTrust(trust)
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">{words}</p>
      {offers && (
        <Button
          size="sm"
          variant="outline"
          pending={change.isPending}
          onClick={() => change.mutate(offers === 'trust')}
        >
          {offers === 'trust' ? 'Trust this seller' : 'End trust'}
        </Button>
      )}
      <FormError>{change.error?.message}</FormError>
    </div>
  )
}
