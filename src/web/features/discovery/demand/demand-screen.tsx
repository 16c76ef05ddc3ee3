import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { DemandSpan, MarketNumbers } from '#contract/discovery/demand.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import type { TileUrls } from '../../../map/tiles.ts'
import { DemandCells } from './demand-cells.tsx'
import type { Medium } from './list-unmet.ts'
import { MediaTable } from './media-table.tsx'
import { demandQuery } from './queries.ts'

const SPANS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const

/** Supply beside demand, and where people look for what is not there. */
export function DemandScreen({ tileUrls }: { tileUrls: TileUrls }) {
  const [days, setDays] = useState<DemandSpan>('30')
  const { data, error, refetch } = useQuery(demandQuery(days))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Market</h2>
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedControl legend="Span" options={SPANS} value={days} onValueChange={setDays} />
          <Button variant="outline" render={<a href={`/api/admin/market.csv?days=${days}`} download />}>
            <Download aria-hidden="true" />
            Download CSV
          </Button>
        </div>
      </div>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">
        Searches on the home page, on the map and with the assistants, once a person, area, medium and day.
        Areas with fewer than five are left out.
      </p>
      {error && !data && (
        <ErrorState title="The market could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState label="Loading the market..." />}
      {data && <Market data={data} tileUrls={tileUrls} />}
    </>
  )
}

function Market({ data, tileUrls }: { data: MarketNumbers; tileUrls: TileUrls }) {
  const [medium, setMedium] = useState<Medium>('all')
  const { media, searches, savedSearches, cells } = data
  return (
    <div className="mt-5 flex flex-col gap-6">
      <MediaTable media={media} searches={searches} />
      <p className="text-sm text-ink-soft">
        {savedSearches === 1 ? '1 search is' : `${savedSearches.toLocaleString('en-US')} searches are`} kept
        under a name.
      </p>
      <DemandCells cells={cells} medium={medium} onMedium={setMedium} tileUrls={tileUrls} />
    </div>
  )
}
