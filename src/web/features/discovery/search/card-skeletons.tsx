import { Skeleton } from '#web/ui/skeleton.tsx'

const KEYS = ['a', 'b', 'c', 'd', 'e']

/** The same size as the cards they stand in for. */
export function CardSkeletons() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      {KEYS.map((key) => (
        <div
          key={key}
          className="flex flex-col overflow-hidden rounded-card border border-rule bg-card lg:h-[10.125rem] lg:flex-row"
        >
          <Skeleton className="aspect-[16/10] rounded-none lg:aspect-auto lg:w-[38%] lg:max-w-[220px]" />
          <div className="flex flex-1 flex-col gap-2.5 p-4">
            <Skeleton className="h-5 w-20 rounded-pill" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-auto h-6 w-28" />
          </div>
        </div>
      ))}
    </div>
  )
}
