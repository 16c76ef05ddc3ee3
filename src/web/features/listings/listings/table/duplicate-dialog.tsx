import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DuplicatedPart } from '#contract/listings/listings-own.ts'
import type { SpaceRow as Space } from '#contract/listings/listings-spaces.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { toast } from '#web/ui/toast.ts'
import { OWN_LISTINGS } from '../own/queries.ts'

type Kind = 'copy' | 'face'

const KINDS = [
  { value: 'copy', label: 'A space of its own' },
  { value: 'face', label: 'Another face of the same structure' },
] as const
const PARTS: { value: DuplicatedPart; label: string }[] = [
  { value: 'photos', label: 'Photos' },
  { value: 'dates', label: 'Dates' },
  { value: 'sites', label: 'Sister sites' },
]
/** A second face hangs in the same days and on the same sites, and looks another way. */
const KEPT: Record<Kind, DuplicatedPart[]> = { copy: ['photos'], face: ['dates', 'sites'] }

/** A draft with everything the space says. */
export function DuplicateDialog({ space, onClose }: { space: Space; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [kind, setKind] = useState<Kind>('copy')
  const [keep, setKeep] = useState(KEPT.copy)
  const duplicate = useMutation({
    mutationFn: () =>
      api('POST /api/listings/:id/duplicate', {
        params: { id: String(space.id) },
        query: { keep: keep.join(',') || 'none', ...(kind === 'face' && { face: '1' }) },
      }),
    onSuccess: async () => {
      toast({ title: 'Success', description: 'The copy is among your drafts.' })
      await queryClient.invalidateQueries({ queryKey: OWN_LISTINGS })
      onClose()
    },
    onError: (error: Error) =>
      toast({
        title: 'Error',
        description: error instanceof ApiError ? error.message : 'Please try again.',
        variant: 'destructive',
      }),
  })
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Duplicate this space"
        description={`A draft with everything “${space.title}” says. Only you see it until you submit it.`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button pending={duplicate.isPending} onClick={() => duplicate.mutate()}>
              Duplicate
            </Button>
          </>
        }
      >
        <RadioGroup
          legend="It is"
          options={KINDS}
          value={kind}
          onValueChange={(next) => {
            setKind(next)
            setKeep(KEPT[next])
          }}
        />
        <CheckboxGroup
          legend="Take along"
          options={PARTS}
          value={keep}
          onValueChange={setKeep}
          listClassName="grid grid-cols-3 gap-x-5"
        />
      </DialogContent>
    </Dialog>
  )
}
