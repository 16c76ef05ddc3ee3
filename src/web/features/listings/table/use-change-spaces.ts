import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SpaceChange, SpaceChangeResult } from '#contract/listings-spaces.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { OWN_LISTINGS } from '../own/queries.ts'

/** Changes per request: each answers within a second. */
const AT_ONCE = 100

export interface ChangeRun {
  /** What was asked, in words: "Lower the price by 10 %". */
  what: string
  total: number
  results: SpaceChangeResult[]
  isRunning: boolean
  /** Why it ended before its end. */
  error: string | null
}

/** One change to many spaces, hundred by hundred, with the result of each. */
export function useChangeSpaces() {
  const queryClient = useQueryClient()
  const [run, setRun] = useState<ChangeRun | null>(null)
  const isStopped = useRef(false)

  const start = async (ids: readonly number[], { change, what }: { change: SpaceChange; what: string }) => {
    isStopped.current = false
    let now: ChangeRun = { what, total: ids.length, results: [], isRunning: true, error: null }
    const show = (part: Partial<ChangeRun>) => {
      now = { ...now, ...part }
      setRun(now)
    }
    show({})
    try {
      for (let from = 0; from < ids.length && !isStopped.current; from += AT_ONCE) {
        const body = { ids: ids.slice(from, from + AT_ONCE), change }
        const results = await api('POST /api/my/spaces/changes', { body })
        show({ results: [...now.results, ...results] })
      }
      show({ isRunning: false, error: isStopped.current ? 'You stopped it.' : null })
    } catch (error) {
      show({ isRunning: false, error: error instanceof ApiError ? error.message : 'The connection broke.' })
    }
    await queryClient.invalidateQueries({ queryKey: OWN_LISTINGS })
  }
  const refused = run?.results.filter(({ outcome }) => outcome === 'refused') ?? []
  return {
    run,
    start,
    stop: () => {
      isStopped.current = true
    },
    close: () => setRun(null),
    problems: new Map(refused.map(({ id, message }) => [id, message])) as ReadonlyMap<number, string>,
  }
}
export type ChangeSpaces = ReturnType<typeof useChangeSpaces>
