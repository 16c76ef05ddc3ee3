import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkResult, OwnListing } from '#contract/selling.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import {
  applyAction,
  type BulkAction,
  type BulkEdit,
  type BulkEdits,
  toChange,
  withEdit,
  withoutSaved,
} from './bulk-edits.ts'
import { ownListingsQuery } from './queries.ts'

/** What one request may change. */
const MOST = 100

/** Edits of many spaces: typed, applied to all chosen ones, saved together. */
export function useBulkEdits(spaces: OwnListing[]) {
  const queryClient = useQueryClient()
  const [edits, setEdits] = useState<BulkEdits>(new Map())
  const [problems, setProblems] = useState<ReadonlyMap<number, BulkResult>>(new Map())

  const take = (results: BulkResult[]) => {
    const now = new Map(results.flatMap(({ id, space }) => (space ? [[id, space]] : [])))
    queryClient.setQueryData(ownListingsQuery.queryKey, (all) =>
      all?.map((space) => now.get(space.listing.id) ?? space),
    )
    setEdits((open) => withoutSaved(open, results))
    const refused = results.filter(({ outcome }) => outcome !== 'saved')
    setProblems(new Map(refused.map((result) => [result.id, result])))
    tell(results.length - refused.length, refused.length)
  }

  const save = useMutation({
    mutationFn: async () => {
      const changes = spaces.flatMap((space) => {
        const edit = edits.get(space.listing.id)
        return edit ? [toChange(space, edit)] : []
      })
      const results: BulkResult[] = []
      for (let from = 0; from < changes.length; from += MOST) {
        const body = { changes: changes.slice(from, from + MOST) }
        results.push(...(await api('PATCH /api/my/listings', { body })))
      }
      return results
    },
    onSuccess: take,
    onError: (error) =>
      toast({
        title: 'Error',
        description: error instanceof ApiError ? error.message : 'Please try again.',
        variant: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownListingsQuery.queryKey }),
  })

  const edit = (space: OwnListing, change: BulkEdit) => setEdits((open) => withEdit(open, space, change))
  /** @returns how many of the chosen it applied to */
  const apply = (chosen: OwnListing[], action: BulkAction): number => {
    let next = edits
    let count = 0
    for (const space of chosen) {
      const change = applyAction(space, next.get(space.listing.id) ?? {}, action)
      if (!change) continue
      next = withEdit(next, space, change)
      count += 1
    }
    setEdits(next)
    return count
  }
  const discard = () => {
    setEdits(new Map())
    setProblems(new Map())
  }
  return { edits, problems, edit, apply, discard, save: save.mutate, isSaving: save.isPending }
}

function tell(saved: number, refused: number): void {
  const words = `${saved} saved${refused > 0 ? `, ${refused} not: see why beside them` : ''}.`
  toast({
    title: refused > 0 ? 'Not everything was saved' : 'Success',
    description: words,
    variant: refused > 0 ? 'destructive' : 'default',
  })
}
