import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { describeDraft } from './draft-labels.ts'
import type { Draft } from './use-draft.ts'

/** What became of what was typed earlier, or in another window. */
export function DraftNotice({ draft }: { draft: Draft }) {
  const { state } = draft
  if (state.kind === 'restored')
    return (
      <Alert
        live
        title="Your draft is back"
        action={
          <Button variant="outline" size="sm" onClick={draft.startOver}>
            Start over
          </Button>
        }
      >
        You typed this earlier in this browser.
      </Alert>
    )
  if (state.kind === 'gone')
    return (
      <Alert live tone="warning" title="This draft is no more">
        It was submitted or deleted, or belongs to another account. Your spaces list what there is. The form
        below starts a new one.
      </Alert>
    )
  if (state.kind !== 'conflict') return null
  const { current } = state
  const isDraft = current.listing.status === 'draft'
  return (
    <Alert
      live
      tone="warning"
      title={
        isDraft ? 'This draft was changed in another window' : 'This draft was submitted in another window'
      }
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={draft.keepBoth}>
            Keep both
          </Button>
          {isDraft && (
            <Button size="sm" variant="outline" onClick={() => draft.open(current)}>
              Take the other version
            </Button>
          )}
        </div>
      }
    >
      {isDraft ? `The other one is “${current.listing.title || 'Untitled'}”. ` : ''}
      “Keep both” saves what is typed here as a draft of its own.
    </Alert>
  )
}

/** Where what is typed is kept, beside the buttons. */
export function DraftLine({ state, isGuest }: { state: Draft['state']; isGuest: boolean }) {
  return (
    <p role="status" className="text-sm text-ink-faint">
      {describeDraft(state, isGuest)}
    </p>
  )
}
