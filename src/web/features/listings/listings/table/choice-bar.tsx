import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SpaceRow as Space } from '#contract/listings/listings-spaces.ts'
import { required } from '#domain/required.ts'
import { VENUE_LABELS, VENUES } from '#domain/vocabulary.ts'
import { useSisterSites } from '#web/listing-parts/use-sister-sites.ts'
import { api } from '#web/platform/api.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { toFilter } from '../own/queries.ts'
import type { SpacesSearch } from '../own/spaces-search.ts'
import {
  CHANGE_KINDS,
  type ChangeKind,
  describeChange,
  type TableChange,
  toSpaceChange,
} from './change-kinds.ts'
import { explainChange, listKinds, listSites } from './explain-change.ts'
import { OpeningsPreview } from './openings-preview.tsx'
import { TermsPreview } from './terms-preview.tsx'
import type { ChangeSpaces } from './use-change-spaces.ts'

type ChoiceBarProps = {
  search: SpacesSearch
  spaces: Space[]
  /** How many match the search. */
  total: number
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  change: ChangeSpaces
}

/** What is done to the chosen spaces: shown while some are, and asked once more before it happens. */
export function ChoiceBar({ search, spaces, total, chosen, onChoose, change }: ChoiceBarProps) {
  const mayPrice = useMay('prices')
  const kinds = listKinds(mayPrice)
  const [kind, setKind] = useState<ChangeKind>(required(kinds[0]).value)
  const [value, setValue] = useState('')
  const [asked, setAsked] = useState<TableChange | null>(null)
  const { ask, input, placeholder } = required(CHANGE_KINDS.find((known) => known.value === kind))
  const sites = useSitesFor(kind, spaces)
  const templates = useTemplates(kind === 'template')
  const ready = toSpaceChange(kind, value)
  const isRunning = change.run?.isRunning ?? false
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) setAsked(ready)
  }
  const go = () => {
    if (asked) void change.start([...chosen], asked)
    setAsked(null)
  }
  return (
    <form
      onSubmit={onSubmit}
      aria-label="Change all chosen spaces"
      className="sticky top-16 z-20 flex flex-wrap items-end gap-3 rounded-card border border-primary/40 bg-card p-3 shadow-card max-md:static"
    >
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <p role="status" className="font-semibold tabular-nums">
          {chosen.size.toLocaleString('en-US')} chosen
        </p>
        {chosen.size < total && <ChooseAll search={search} total={total} onChoose={onChoose} />}
        <Button size="sm" variant="link" onClick={() => onChoose(new Set())}>
          Clear
        </Button>
      </div>
      <Field label="Change" hideLabel className="w-56 max-sm:w-full">
        <Select
          options={kinds}
          value={kind}
          onChange={(event) => {
            setKind(event.target.value as ChangeKind)
            setValue('')
          }}
        />
      </Field>
      {ask && (
        <Field label={ask} className="relative w-44">
          {input === 'site' || input === 'venue' || input === 'template' ? (
            <Select
              placeholder="Choose"
              options={input === 'template' ? templates : input === 'venue' ? VENUE_OPTIONS : sites}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          ) : (
            <Input
              type={input}
              step="any"
              value={value}
              placeholder={placeholder}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </Field>
      )}
      <Button type="submit" disabled={!ready || isRunning}>
        Apply to {chosen.size.toLocaleString('en-US')}
      </Button>
      <Dialog open={asked !== null} onOpenChange={(isOpen) => !isOpen && setAsked(null)}>
        <DialogContent
          title={asked ? `${describeChange(asked)}?` : ''}
          description={asked ? explainChange(asked, { chosen, spaces }) : ''}
          footer={
            <>
              <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
              <Button variant={kind === 'archive' ? 'destructive' : 'default'} onClick={go}>
                {`Change ${chosen.size === 1 ? '1 space' : `${chosen.size.toLocaleString('en-US')} spaces`}`}
              </Button>
            </>
          }
        >
          {asked?.kind === 'booking' && <OpeningsPreview ids={[...chosen]} />}
          {asked?.kind === 'terms' && <TermsPreview ids={[...chosen]} change={asked.change} />}
        </DialogContent>
      </Dialog>
    </form>
  )
}

/** Rate cards and templates, asked for once one is to be applied. */
function useTemplates(isAsked: boolean) {
  const { data = [] } = useQuery({
    queryKey: ['term-templates'],
    queryFn: ({ signal }) => api('GET /api/my/term-templates', { signal }),
    enabled: isAsked,
  })
  return data.map(({ id, name, kind }) => ({
    value: `${id}:${name}`,
    label: kind === 'rates' ? `${name} (rate card)` : name,
  }))
}

const VENUE_OPTIONS = VENUES.map((value) => ({ value, label: VENUE_LABELS[value] }))

function useSitesFor(kind: ChangeKind, spaces: Space[]) {
  const open = useSisterSites().map(({ id, name }) => ({ value: id, label: name }))
  return listSites(kind, open, spaces)
}

type ChooseAllProps = { search: SpacesSearch; total: number; onChoose: (chosen: ReadonlySet<number>) => void }

/** All that match, on every page; what is archived only where that is what one looks at. */
function ChooseAll({ search, total, onChoose }: ChooseAllProps) {
  const [isAsking, setIsAsking] = useState(false)
  const choose = async () => {
    setIsAsking(true)
    try {
      const query = Object.fromEntries(Object.entries(toFilter(search)).filter(([, value]) => value))
      onChoose(new Set((await api('GET /api/my/spaces/ids', { query })).ids))
    } catch {
      toast({ title: 'Error', description: 'Please try again.', variant: 'destructive' })
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <Button size="sm" variant="outline" pending={isAsking} onClick={() => void choose()}>
      Choose all {total.toLocaleString('en-US')} that match
    </Button>
  )
}
