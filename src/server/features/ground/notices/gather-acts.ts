import type { NoticeData, NoticeKind, NoticeSubject } from '#domain/ground/notices.ts'

/** What a notice is gathered by, and what it says. */
interface ActNotice {
  userId: number
  kind: NoticeKind
  subject: { type: NoticeSubject; id: number }
  data: NoticeData
  key: string
  act?: string | undefined
}

/**
 * One decision is one notice, however many spaces it is about: what one act says to one person in one way becomes one row that
 * counts them. Those of different acts stay apart, however close in time.
 */
export function gatherActs<T extends ActNotice>(notices: readonly T[]): T[] {
  const groups = Map.groupBy(notices, ({ userId, kind, data, act }) =>
    act === undefined ? Symbol() : `${userId} ${kind} ${data.step ?? ''} ${act}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : group.length === 1 ? [first] : [toOne(first, group.length)]
  })
}

function toOne<T extends ActNotice>(first: T, spaces: number): T {
  const { userId, kind, data, act } = first
  return {
    ...first,
    subject: { type: 'account', id: userId },
    data: { ...(data.step !== undefined && { step: data.step }), spaces },
    key: `act:${act}:${kind}:${data.step ?? ''}`,
  }
}
