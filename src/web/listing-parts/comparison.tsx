import type { ReactNode } from 'react'
import { type ComparedSpace, type ComparisonRow, compareSpaces } from '#domain/discovery/compare-spaces.ts'
import { required } from '#domain/required.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'

export type ComparedListing = ComparedSpace & { id: number }

interface ComparisonProps<L extends ComparedListing> {
  listings: readonly L[]
  /** Facts the screen adds above the sellers' own. */
  extraRows?: readonly ComparisonRow[]
  /** Head of a column. */
  renderHead: (listing: L) => ReactNode
}

/**
 * Spaces side by side. On a phone each fact stands above its values, so that these have the whole width; columns beyond it
 * are cut visibly and scrolled to. Roles are written out: a table laid out as a grid loses them in some browsers.
 */
export function Comparison<L extends ComparedListing>({
  listings,
  extraRows = [],
  renderHead,
}: ComparisonProps<L>) {
  const rows = [...extraRows, ...compareSpaces(listings)]
  const columns = { '--columns': listings.length } as React.CSSProperties
  return (
    <section
      aria-label="Spaces side by side"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-rule bg-card print:overflow-visible"
    >
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table
        role="table"
        style={columns}
        className="w-full text-[0.9375rem] max-md:block max-md:w-[max(100%,calc(var(--columns)*41vw))] md:table-fixed"
      >
        <caption className="sr-only">Spaces side by side</caption>
        <thead role="rowgroup" className="max-md:block">
          <tr role="row" className={GRID}>
            <th role="columnheader" scope="col" className="w-40 max-md:sr-only">
              <span className="sr-only">Fact</span>
            </th>
            {listings.map((listing) => (
              <th key={listing.id} role="columnheader" scope="col" className={cn(CELL, 'pt-3 font-normal')}>
                {renderHead(listing)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map(({ label, values, best = [] }) => (
            <tr key={label} role="row" className={cn(GRID, 'border-t border-rule')}>
              <th
                role="rowheader"
                scope="row"
                className="px-3 py-2.5 text-left align-top text-sm font-semibold text-ink-soft max-md:sticky max-md:left-0 max-md:col-span-full max-md:w-fit max-md:pb-0"
              >
                {label}
              </th>
              {values.map((value, index) => (
                <td
                  key={required(listings[index]).id}
                  role="cell"
                  className={cn(CELL, value === 'Not stated' ? 'text-ink-faint' : 'tabular-nums')}
                >
                  {value}
                  {best.includes(index) && (
                    <Badge variant="accent" className="ml-2 align-middle">
                      Lowest
                    </Badge>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </section>
  )
}

/** Two columns and a visible part of the third on a phone. */
const GRID = 'max-md:grid max-md:grid-cols-[repeat(var(--columns),minmax(0,1fr))]'
const CELL = 'px-3 py-2.5 text-left align-top wrap-anywhere'
