import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLive } from '#web/platform/live/live-events.ts'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { addEvent, NOTHING_UNSAID, toSentence, type Unsaid } from './announce.ts'
import { showLiveEvent } from './live-updates.ts'
import { threadQuery } from './queries.ts'

const PAUSE_MS = 3000

/** Keeps the inbox current, and says what is new: the list of messages itself would be read out whenever older ones load. */
export function LiveInbox({ openId }: { openId: number | null }) {
  const queryClient = useQueryClient()
  const { text, say } = useAnnouncer()
  useLive((event) => {
    showLiveEvent(queryClient, event)
    const pages = openId === null ? undefined : queryClient.getQueryData(threadQuery(String(openId)).queryKey)
    const name = pages?.pages[0]?.other.name
    say((unsaid) => addEvent(unsaid, event, openId !== null && name ? { id: openId, name } : null))
  })
  return <LiveRegion>{text}</LiveRegion>
}

/** Says at once, then at most every three seconds what has gathered meanwhile. */
function useAnnouncer() {
  const [text, setText] = useState('')
  const unsaid = useRef<Unsaid>(NOTHING_UNSAID)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const flush = useCallback(() => {
    const sentence = toSentence(unsaid.current)
    unsaid.current = NOTHING_UNSAID
    timer.current = sentence ? setTimeout(flush, PAUSE_MS) : null
    if (sentence) setText(sentence)
  }, [])
  useEffect(() => () => clearTimeout(timer.current ?? undefined), [])
  const say = (change: (unsaid: Unsaid) => Unsaid) => {
    unsaid.current = change(unsaid.current)
    if (!timer.current) flush()
  }
  return { text, say }
}
