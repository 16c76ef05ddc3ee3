import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BulkResult, OwnListing } from '#contract/listings-own.ts'
import { ApiError, api } from '#web/platform/api.ts'
import type { ListPage } from '#web/platform/list-pages.ts'
import { toast } from '#web/ui/toast.ts'
import { OWN_LISTING_PAGES, OWN_LISTINGS } from '../own/queries.ts'
import {
  applyAction,
  type BulkAction,
  type BulkEdit,
  type BulkEdits,
  toChange,
  withEdit,
  withEdits,
  withoutSaved,
} from './bulk-edits.ts'

/** Maximum changes per request. */
const MAX_CHANGES = 100

/** Edits of many spaces: typed, applied to the selection, saved in one batch. */
export function useBulkEdits() {
  const queryClient = useQueryClient()
  const [savedCount, setSavedCount] = useState(0)
  const [edits, setEdits] = useState<BulkEdits>(new Map())
  const [problems, setProblems] = useState<ReadonlyMap<number, BulkResult>>(new Map())

  // each as it was when its edit began: the current filter may no longer include it
  const edited = useRef(new Map<number, OwnListing>())
  const remember = (space: OwnListing) => {
    if (!edited.current.has(space.listing.id)) edited.current.set(space.listing.id, space)
  }

  const take = (results: BulkResult[]) => {
    const now = new Map(results.flatMap(({ id, space }) => (space ? [[id, space]] : [])))
    for (const { id, outcome, space } of results) {
      if (outcome === 'saved') edited.current.delete(id)
      // after a version conflict, saving again means the user has seen the current version
      else if (space) edited.current.set(id, space)
    }
    queryClient.setQueriesData<InfiniteData<ListPage<OwnListing>>>(
      { queryKey: OWN_LISTING_PAGES },
      (data) => data && withSpaces(data, now),
    )
    setEdits((open) => withoutSaved(open, results))
    const refused = results.filter(({ outcome }) => outcome !== 'saved')
    setProblems(new Map(refused.map((result) => [result.id, result])))
    showOutcome(results.length - refused.length, refused.length)
  }

  const save = useMutation({
    mutationFn: async () => {
      const changes = [...edits].map(([id, edit]) => toChange(edited.current.get(id)!, edit))
      const results: BulkResult[] = []
      setSavedCount(0)
      for (let from = 0; from < changes.length; from += MAX_CHANGES) {
        const body = { changes: changes.slice(from, from + MAX_CHANGES) }
        results.push(...(await api('PATCH /api/my/listings', { body })))
        setSavedCount(results.length)
      }
      return results
    },
    onSuccess: (results) => {
      take(results)
      // the response contains every row, so thousands need no refetch
      void queryClient.invalidateQueries({ queryKey: OWN_LISTINGS, refetchType: 'none' })
    },
    onError: (error) => {
      toast({
        title: 'Error',
        description: error instanceof ApiError ? error.message : 'Please try again.',
        variant: 'destructive',
      })
      void queryClient.invalidateQueries({ queryKey: OWN_LISTINGS })
    },
  })

  const edit = (space: OwnListing, change: BulkEdit) => {
    remember(space)
    setEdits((open) => withEdit(open, space, change))
  }
  /** @returns how many selected spaces it applied to */
  const apply = (chosen: OwnListing[], action: BulkAction): number => {
    const changes = chosen.flatMap((space) => {
      const change = applyAction(space, edits.get(space.listing.id) ?? {}, action)
      return change ? [{ space, change }] : []
    })
    for (const { space } of changes) remember(space)
    setEdits(withEdits(edits, changes))
    return changes.length
  }
  const discard = () => {
    edited.current.clear()
    setEdits(new Map())
    setProblems(new Map())
  }
  return { edits, problems, edit, apply, discard, save: save.mutate, isSaving: save.isPending, savedCount }
}

function withSpaces(data: InfiniteData<ListPage<OwnListing>>, now: ReadonlyMap<number, OwnListing>) {
  const pages = data.pages.map((page) => ({
    ...page,
    rows: page.rows.map((space) => now.get(space.listing.id) ?? space),
  }))
  return { ...data, pages }
}

function showOutcome(saved: number, refused: number): void {
  const words = `${saved} saved${refused > 0 ? `, ${refused} not: see why beside them` : ''}.`
  toast({
    title: refused > 0 ? 'Not everything was saved' : 'Success',
    description: words,
    variant: refused > 0 ? 'destructive' : 'default',
  })
}
