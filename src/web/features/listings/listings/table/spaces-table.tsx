import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SpaceRow as Space, SpaceSort } from '#contract/listings/listings-spaces.ts'
import { required } from '#domain/required.ts'
import { Table, TableBody, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import type { Hideable, SpacesSearch } from '../own/spaces-search.ts'
import type { OpenRow } from './open-row.ts'
import { FIRST_DIR } from './sorts.ts'
import { SpaceRow } from './space-row.tsx'

type SpacesTableProps = {
  spaces: Space[]
  search: SpacesSearch
  chosen: ReadonlySet<number>
  onChoose: (update: (chosen: ReadonlySet<number>) => ReadonlySet<number>) => void
  /** The only space there is: its details are open. */
  isAlone: boolean
  /** Why a change of many left a space out, by its id. */
  problems: ReadonlyMap<number, string>
}

export function SpacesTable({ spaces, search, chosen, onChoose, isAlone, problems }: SpacesTableProps) {
  const hidden = search.hide ?? ''
  const shows = (column: Hideable) => !hidden.split(',').includes(column)
  const [open, setOpen] = useState<OpenRow>(isAlone ? { id: required(spaces[0]).id, as: 'details' } : null)
  const ids = spaces.filter(({ canEdit }) => canEdit).map(({ id }) => id)
  const areAllChosen = ids.length > 0 && ids.every((id) => chosen.has(id))
  const toggleAll = () =>
    onChoose((now) => {
      const next = new Set(now)
      for (const id of ids) areAllChosen ? next.delete(id) : next.add(id)
      return next
    })
  const toggle = (id: number) =>
    onChoose((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <Table caption="Your spaces" stacks className={search.rows === 'compact' ? COMPACT : undefined}>
      <TableHeader>
        <TableRow>
          <TableHead className="w-8 pr-0">
            <input
              type="checkbox"
              className="size-5 accent-primary align-middle"
              aria-label="Choose all on this page"
              disabled={ids.length === 0}
              checked={areAllChosen}
              onChange={toggleAll}
            />
          </TableHead>
          <Sorted search={search} by="title">
            Space
          </Sorted>
          {shows('type') && (
            <Sorted search={search} by="type" isWide>
              Type
            </Sorted>
          )}
          {shows('price') && (
            <Sorted search={search} by="price" numeric>
              Price
            </Sorted>
          )}
          {shows('status') && (
            <Sorted search={search} by="status">
              Status
            </Sorted>
          )}
          {shows('views') && (
            <Sorted search={search} by="views" numeric isWide>
              Views, 30 d
            </Sorted>
          )}
          {shows('free') && (
            <Sorted search={search} by="free">
              Free
            </Sorted>
          )}
          {shows('sites') && <TableHead className={WIDE}>Sites</TableHead>}
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {spaces.map((space) => (
          <SpaceRow
            key={space.id}
            space={space}
            open={open?.id === space.id ? open : null}
            onOpen={setOpen}
            isChosen={chosen.has(space.id)}
            onChoose={toggle}
            problem={problems.get(space.id)}
            hidden={hidden}
            isCompact={search.rows === 'compact'}
          />
        ))}
      </TableBody>
    </Table>
  )
}

/** One line a row: less air, smaller buttons, for a mouse on a wide screen. */
const COMPACT =
  'md:text-sm md:[&_td]:py-0.5 md:[&_th]:py-1 md:[&_td]:align-middle md:[&_td_button]:h-7 md:[&_td_a]:h-7 md:[&_td_a]:leading-7 md:[&_td_input]:mt-0'

/** Columns a tablet has no room for; the editor of the row has them all. */
const WIDE = 'md:max-lg:hidden'

type SortedProps = {
  search: SpacesSearch
  by: SpaceSort
  numeric?: boolean
  isWide?: boolean
  children: ReactNode
}

/** A column's head: a link, so that sorting works before any script and stays in the address. */
function Sorted({ search, by, numeric = false, isWide, children }: SortedProps) {
  const isOn = search.sort === by
  const dir = isOn ? (search.dir ?? FIRST_DIR[by]) : undefined
  const { page: _page, sort: _sort, dir: _dir, ...rest } = search
  const next = isOn && dir === FIRST_DIR[by] ? (dir === 'asc' ? 'desc' : 'asc') : undefined
  return (
    <TableHead
      numeric={numeric}
      className={isWide ? WIDE : undefined}
      aria-sort={dir && (dir === 'asc' ? 'ascending' : 'descending')}
    >
      <Link
        to="/sell"
        search={{ ...rest, sort: by, ...(next && { dir: next }) }}
        className="inline-flex min-h-6 items-center gap-1 hover:text-ink hover:underline"
      >
        {children}
        {dir === 'asc' && <ArrowUp aria-hidden="true" className="size-3.5" />}
        {dir === 'desc' && <ArrowDown aria-hidden="true" className="size-3.5" />}
      </Link>
    </TableHead>
  )
}
