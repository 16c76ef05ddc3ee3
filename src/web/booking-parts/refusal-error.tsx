import { lazy, Suspense } from 'react'
import { FormError } from '#web/ui/form-error.tsx'
import { needsConfirmedAddress } from './needs-confirmed-address.ts'

const ResendLink = lazy(() => import('./resend-link.tsx').then((m) => ({ default: m.ResendLink })))

type RefusalErrorProps = {
  error: Error | null
  /** What is wrong with the input itself; it comes first. */
  problem?: string | null | undefined
}

/** Why a step was refused, in its dialog; where an address has to be confirmed first, its link is sent again from there. */
export function RefusalError({ error, problem }: RefusalErrorProps) {
  if (problem || !needsConfirmedAddress(error)) return <FormError>{problem ?? error?.message}</FormError>
  return (
    <FormError>
      <p>{error?.message}</p>
      <Suspense>
        <ResendLink />
      </Suspense>
    </FormError>
  )
}
