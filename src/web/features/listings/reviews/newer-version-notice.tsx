import type { Listing } from '#contract/listings/listings.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Differences } from './differences.tsx'

type NewerVersionNoticeProps = {
  seen: Listing
  newer: Listing
  onAccept: () => void
}

/** Version conflict: the seller changed the listing under review. Shows the changes and requires an acknowledgement. */
export function NewerVersionNotice({ seen, newer, onAccept }: NewerVersionNoticeProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert live tone="warning" title="The seller changed this listing while you looked at it">
        Look at what is new before you decide.
      </Alert>
      <Differences before={seen} after={newer} labels={['You saw', 'Now']} />
      <Button size="sm" variant="outline" onClick={onAccept}>
        I have seen the changes
      </Button>
    </div>
  )
}
