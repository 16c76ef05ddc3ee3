import { Spinner } from '#web/ui/spinner.tsx'

/** Loading indicator over the map. */
export function FetchingNotice() {
  return (
    <div className="absolute bottom-7 left-1/2 z-[450] -translate-x-1/2 rounded-pill bg-card px-3 py-1.5 text-sm shadow-card">
      <Spinner label="" className="text-primary" />
    </div>
  )
}

export function NoSatelliteNotice() {
  return (
    <p
      role="status"
      className="absolute top-16 left-3 z-[450] max-w-72 rounded-control border border-rule bg-card px-3 py-2 text-sm shadow-card"
    >
      Satellite pictures are unavailable right now. This is the built-in map.
    </p>
  )
}

/** @param total of the results: some, but none that could be drawn; or none at all here */
export function NoPinsNotice({ total }: { total: number }) {
  return (
    <p
      role="status"
      className="pointer-events-none absolute top-1/2 left-1/2 z-[450] w-max max-w-[80%] -translate-1/2 rounded-card border border-rule bg-card px-4 py-3 text-center font-semibold shadow-pop"
    >
      {total > 0 ? 'No listings with valid coordinates available' : 'Nothing on this part of the map'}
    </p>
  )
}
