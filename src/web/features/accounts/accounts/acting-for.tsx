import { lazy, Suspense } from 'react'
import type { ActingForProps } from './acting-for-list.tsx'

const ActingForList = lazy(() => import('./acting-for-list.tsx').then((m) => ({ default: m.ActingForList })))

/** For whom somebody acts who belongs to more than one; nothing for everybody else, and none of its scripts. */
export function ActingFor(props: ActingForProps) {
  if (props.user.organizations.length < 2) return null
  return (
    <Suspense>
      <ActingForList {...props} />
    </Suspense>
  )
}
