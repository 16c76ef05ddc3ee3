import { Link, useNavigate } from '@tanstack/react-router'
import { cn } from '#web/ui/cn.ts'
import { SearchForm } from '#web/ui/search-form.tsx'
import { changeFilter, type InboxFilter } from './inbox-filter.ts'

const STATES = [
  { state: undefined, label: 'All' },
  { state: 'unread', label: 'Unread' },
  { state: 'archived', label: 'Archived' },
] as const

const SIDES = [
  { side: undefined, label: 'All' },
  { side: 'buyer', label: 'Buying' },
  { side: 'seller', label: 'Selling' },
] as const

/** Above the list: its title, the search, and which conversations are shown. All but the search are links. */
export function InboxHead({ filter, isThreadOpen }: { filter: InboxFilter; isThreadOpen: boolean }) {
  const navigate = useNavigate()
  const Heading = isThreadOpen ? 'h2' : 'h1'
  return (
    <div className="flex flex-col gap-2.5 border-b border-rule px-4 pt-4 pb-3">
      <div className="flex items-center justify-between gap-3">
        <Heading className="text-2xl">Inbox</Heading>
        <nav aria-label="Sides" className="flex gap-0.5 rounded-control bg-ink/8 p-0.5">
          {SIDES.map(({ side, label }) => (
            <Choice key={label} filter={changeFilter(filter, { side })} isChosen={filter.side === side}>
              {label}
            </Choice>
          ))}
        </nav>
      </div>
      <search>
        <SearchForm
          label="Search conversations"
          hideLabel
          action="/inbox"
          placeholder="Words, names, spaces"
          q={filter.q ?? ''}
          onSearch={(q) => void navigate({ to: '/inbox', search: changeFilter(filter, { q }) })}
        >
          <HiddenFilter filter={filter} />
        </SearchForm>
      </search>
      <nav aria-label="States" className="-mb-3 flex gap-5">
        {STATES.map(({ state, label }) => (
          <Link
            key={label}
            to="/inbox"
            search={changeFilter(filter, { state })}
            aria-current={filter.state === state ? 'page' : undefined}
            className={cn(
              'inline-flex h-10 items-center border-b-[3px] text-[0.9375rem] font-semibold pointer-coarse:h-11',
              filter.state === state
                ? 'border-primary text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}

type ChoiceProps = { filter: InboxFilter; isChosen: boolean; children: string }

function Choice({ filter, isChosen, children }: ChoiceProps) {
  return (
    <Link
      to="/inbox"
      search={filter}
      aria-current={isChosen ? 'page' : undefined}
      className={cn(
        'inline-flex h-8 items-center rounded-[5px] px-2.5 text-sm font-semibold pointer-coarse:h-11',
        isChosen ? 'bg-raised text-ink shadow-card dark:bg-ink/20' : 'text-ink-soft hover:text-ink',
      )}
    >
      {children}
    </Link>
  )
}

/** Without JavaScript the form sends itself: what is chosen beside it goes along. */
function HiddenFilter({ filter: { side, state } }: { filter: InboxFilter }) {
  return (
    <>
      {side && <input type="hidden" name="side" value={side} />}
      {state && <input type="hidden" name="state" value={state} />}
    </>
  )
}
