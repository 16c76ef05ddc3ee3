import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, lazy, type RefObject, Suspense, useState } from 'react'
import type { Avails, BlockedCells } from '#contract/booking/avails.ts'
import { MAX_AVAILS_CELLS } from '#domain/booking/avails.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { BriefButton } from './brief-button.tsx'
import { daysOfOne, describeChosen, type listChosen, toCells } from './chosen-cells.ts'
import { askBlock, listOutcome } from './outcome-words.ts'
import { draftsQuery } from './queries.ts'
import { ReleaseButton } from './release-button.tsx'
import { useBlockCells, type Wanted } from './use-block-cells.ts'

const HoldDialog = lazy(() => import('./hold-dialog.tsx').then((m) => ({ default: m.HoldDialog })))
const ProposeDialog = lazy(() => import('./propose-dialog.tsx').then((m) => ({ default: m.ProposeDialog })))
const AddDialog = lazy(() => import('./add-dialog.tsx').then((m) => ({ default: m.AddDialog })))

/** What is asked in a dialog before it is done. */
export type ChoiceDialog = 'hold' | 'propose' | 'add'

type ChoiceBarProps = {
  cells: ReturnType<typeof listChosen>
  avails: Avails
  labelField: RefObject<HTMLInputElement | null>
  isTooMany: boolean
  /** Answered with the chosen cells. */
  brief?: number | undefined
  /** A draft that they are added to. */
  proposal?: number | undefined
  /** Which dialog stands open. */
  asked: ChoiceDialog | null
  onAsk: (asked: ChoiceDialog | null) => void
  /** What was chosen is done. */
  onDone: () => void
}

/** What was asked, and what it would come to: rows that are read again meanwhile change neither. */
interface Previewed {
  given: Wanted
  outcome: BlockedCells
}

/** What is done with the chosen cells: asked once more, with what of them cannot be blocked. */
export function ChoiceBar({
  cells,
  avails,
  labelField,
  isTooMany,
  asked: askedIn,
  onAsk,
  onDone,
  brief,
  proposal,
}: ChoiceBarProps) {
  const [label, setLabel] = useState('')
  const [asked, setAsked] = useState<Previewed | null>(null)
  const mayBlock = useMay('calendar')
  const mayHold = useMay('sell')
  const { preview, block } = useBlockCells({
    onBlocked: () => {
      setAsked(null)
      onDone()
    },
  })
  const wanted = { cells: toCells(cells), label: label.trim() }
  const one = daysOfOne(cells)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!mayBlock) return
    preview.mutate(wanted, { onSuccess: (outcome, given) => setAsked({ given, outcome }) })
  }
  return (
    <>
      <form
        onSubmit={onSubmit}
        aria-label="Block the chosen cells"
        className="sticky bottom-3 z-30 flex flex-wrap items-end gap-3 rounded-card border border-control bg-raised p-3 shadow-pop"
      >
        <p role="status" className="min-h-10 content-center font-semibold tabular-nums">
          {isTooMany ? `Choose at most ${MAX_AVAILS_CELLS} cells at once.` : describeChosen(cells)}
        </p>
        <IfMay needs="calendar">
          <Field label="For whom" hint="Only your company reads it." className="w-60">
            <Input
              ref={labelField}
              maxLength={120}
              value={label}
              onChange={(event) => setLabel(event.target.value)}
            />
          </Field>
          <Button type="submit" pending={preview.isPending} disabled={isTooMany}>
            Block
          </Button>
        </IfMay>
        {brief !== undefined && <BriefButton {...{ brief, cells, isTooMany }} />}
        <ClientButtons {...{ cells, isTooMany, onAsk, onDone }} />
        {one && <PriceLink one={one} />}
        <Button variant="ghost" onClick={onDone}>
          Clear
        </Button>
        <Dialog open={asked !== null} onOpenChange={(isOpen) => !isOpen && setAsked(null)}>
          <DialogContent
            title={asked ? askBlock(asked.outcome, asked.given.label) : ''}
            description="Whole cells of each face are taken off the market; you can take them back."
            footer={
              <>
                <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
                <Button
                  disabled={!asked || asked.outcome.made.length === 0}
                  pending={block.isPending}
                  onClick={() => asked && block.mutate(asked.given)}
                >
                  Block them
                </Button>
              </>
            }
          >
            {asked && <Outcome outcome={asked.outcome} avails={avails} />}
          </DialogContent>
        </Dialog>
      </form>
      {/* beside the form: what a dialog within it sends would be sent by both */}
      {mayHold && (
        <Suspense>
          {askedIn === 'hold' && (
            <HoldDialog cells={cells} avails={avails} onClose={() => onAsk(null)} onDone={onDone} />
          )}
          {askedIn === 'propose' && <ProposeDialog cells={cells} onClose={() => onAsk(null)} />}
          {askedIn === 'add' && <AddDialog {...{ cells, proposal }} onClose={() => onAsk(null)} />}
        </Suspense>
      )}
    </>
  )
}

/** The page of the one space, with its chosen days. */
function PriceLink({ one: { row, days } }: { one: NonNullable<ReturnType<typeof daysOfOne>> }) {
  return (
    <Button
      variant="outline"
      render={
        <Link
          to="/listing/$id"
          params={{ id: String(row.id) }}
          search={{ from: days.first, to: days.last }}
        />
      }
    >
      Price for a buyer
    </Button>
  )
}

function Outcome({ outcome: { made, refused }, avails }: { outcome: BlockedCells; avails: Avails }) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      {made.length > 0 && <List title="To be blocked" lines={listOutcome(made, avails.rows)} />}
      {refused.length > 0 && <List title="Stays as it is" lines={listOutcome(refused, avails.rows)} />}
    </div>
  )
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

type ClientButtonsProps = Pick<ChoiceBarProps, 'cells' | 'isTooMany' | 'onAsk' | 'onDone'>

/** What is done for a client: held, proposed, or released again. */
function ClientButtons({ cells, isTooMany, onAsk, onDone }: ClientButtonsProps) {
  const hasOwn = cells.some(({ letter }) => 'hbHB'.includes(letter))
  const hasDrafts = (useQuery(draftsQuery).data?.total ?? 0) > 0
  return (
    <IfMay needs="sell">
      <Button variant="outline" aria-haspopup="dialog" disabled={isTooMany} onClick={() => onAsk('hold')}>
        Hold
      </Button>
      <Button variant="outline" aria-haspopup="dialog" disabled={isTooMany} onClick={() => onAsk('propose')}>
        Propose
      </Button>
      {hasDrafts && (
        <Button variant="outline" aria-haspopup="dialog" disabled={isTooMany} onClick={() => onAsk('add')}>
          Add to a proposal
        </Button>
      )}
      {hasOwn && <ReleaseButton cells={cells} isTooMany={isTooMany} onDone={onDone} />}
    </IfMay>
  )
}
