import { Link } from '@tanstack/react-router'
import type { ComparedSpaces } from '#contract/discovery/comparison.ts'
import { Comparison } from '#web/listing-parts/comparison.tsx'
import { sharePage } from '#web/platform/share-page.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { CompareState } from './compare-state.ts'
import { ComparedHead } from './compared-head.tsx'
import { describeGone } from './compared-ids.ts'
import { DatesForm } from './dates-form.tsx'
import { toTotalRows } from './total-rows.ts'

interface CompareScreenProps {
  state: CompareState
  compared: ComparedSpaces
}

export function CompareScreen({ state, compared: { spaces, gone } }: CompareScreenProps) {
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-5 px-4 py-6 md:px-6 md:py-10 print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl md:text-4xl">Compare spaces</h1>
          <p className="mt-1 text-ink-soft">
            Prices by the month; what a seller does not state is left open.
          </p>
        </div>
        {spaces.length > 0 && <Actions />}
      </div>
      {gone.length > 0 && <Gone ids={gone} />}
      {spaces.length === 0 ? <NothingChosen /> : <DatesForm state={state} />}
      {spaces.length === 1 && (
        <Alert tone="info">Choose one more to compare: every space has a button for it.</Alert>
      )}
      {spaces.length > 0 && (
        <>
          {spaces.length > 2 && (
            <p className="text-sm text-ink-faint md:hidden print:hidden">
              {`${spaces.length} spaces side by side: scroll the table sideways.`}
            </p>
          )}
          <Comparison
            listings={spaces}
            extraRows={toTotalRows(spaces, state)}
            renderHead={(space) => <ComparedHead space={space} state={state} />}
          />
        </>
      )}
    </div>
  )
}

function Actions() {
  return (
    <p className="flex gap-2 noscript:hidden print:hidden">
      <Button variant="outline" onClick={() => void sharePage('Compare spaces')}>
        Share
      </Button>
      <Button variant="outline" onClick={() => window.print()}>
        Print
      </Button>
    </p>
  )
}

function Gone({ ids }: { ids: readonly number[] }) {
  return <Alert tone="warning">{describeGone(ids)}</Alert>
}

function NothingChosen() {
  return (
    <EmptyState title="Nothing to compare yet" action={<Button render={<Link to="/" />}>Find spaces</Button>}>
      Press Compare on two to five spaces, in the search, under your favorites or on their own pages.
    </EmptyState>
  )
}
