import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SpaceChangeResult } from '#contract/listings/listings-spaces.ts'
import { required } from '#domain/required.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { randomId } from '#web/platform/random-id.ts'
import { OWN_LISTINGS } from '../own/queries.ts'
import { describeChange, type TableChange, undoOf } from './change-kinds.ts'
import { type ChangePart, toParts } from './change-parts.ts'

export interface ChangeRun {
  /** What was asked, in words: "Lower the price by 10%". */
  what: string
  total: number
  results: SpaceChangeResult[]
  isRunning: boolean
  /** Why it ended before its end. */
  error: string | null
  /** What takes it back. */
  undo: TableChange | null
}

/** What was asked for: a part that was broken off is sent again under its own key, and changes nothing twice. */
interface ToPartsResult {
  change: TableChange
  parts: ChangePart[]
  /** What all its parts are kept under. */
  act: string
}

/** One change to many spaces, hundred by hundred, with the result of each. */
export function useChangeSpaces() {
  const queryClient = useQueryClient()
  const [run, setRun] = useState<ChangeRun | null>(null)
  const isStopped = useRef(false)
  const left = useRef<ToPartsResult>({
    change: { kind: 'percent', percent: 0 },
    parts: [],
    act: '',
  })

  const goOn = async (from: ChangeRun) => {
    isStopped.current = false
    let now: ChangeRun = { ...from, isRunning: true, error: null }
    const show = (part: Partial<ChangeRun>) => {
      now = { ...now, ...part }
      setRun(now)
    }
    show({})
    const { change, parts, act } = left.current
    try {
      while (parts.length > 0 && !isStopped.current) {
        const results = await send(change, required(parts[0]), act)
        parts.shift()
        show({ results: [...now.results, ...results] })
      }
      show({ isRunning: false, error: isStopped.current ? 'You stopped it.' : null })
    } catch (error) {
      show({ isRunning: false, error: error instanceof ApiError ? error.message : 'The connection broke.' })
    }
    await queryClient.invalidateQueries({ queryKey: OWN_LISTINGS })
  }
  const start = (ids: readonly number[], change: TableChange) => {
    const act = randomId()
    left.current = { change, parts: toParts(ids), act }
    const [what, undo] = [describeChange(change), undoOf(change, act)]
    return goOn({ what, total: ids.length, results: [], isRunning: true, error: null, undo })
  }
  const refused = run?.results.filter(({ outcome }) => outcome === 'refused') ?? []
  return {
    run,
    start,
    /** After a broken connection or a stop: with those that are left. */
    resume: () => {
      if (run) void goOn(run)
    },
    /** Of those that were changed; what was so before stays. */
    undo: () => {
      const changed = run?.results.filter(({ outcome }) => outcome === 'saved') ?? []
      if (run?.undo)
        void start(
          changed.map(({ id }) => id),
          run.undo,
        )
    },
    stop: () => {
      isStopped.current = true
    },
    close: () => setRun(null),
    problems: new Map(refused.map(({ id, message }) => [id, message])) as ReadonlyMap<number, string>,
  }
}

function send(change: TableChange, { ids, key }: ChangePart, act: string): Promise<SpaceChangeResult[]> {
  const headers = { 'idempotency-key': key }
  if (change.kind === 'booking')
    return api('POST /api/my/spaces/openings', { body: { ids, mode: change.mode }, headers })
  return change.kind === 'terms'
    ? api('POST /api/my/spaces/terms', { body: { ids, change: change.change, act }, headers })
    : api('POST /api/my/spaces/changes', { body: { ids, change, act }, headers })
}

export type ChangeSpaces = ReturnType<typeof useChangeSpaces>
