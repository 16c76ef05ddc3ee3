/** How well a space fits, as a bar and in words. */
export function MatchMeter({ score }: { score: number }) {
  const percent = Math.round(score)
  return (
    <span className="flex items-center gap-2 text-sm font-semibold text-primary tabular-nums">
      <span aria-hidden="true" className="h-2 w-16 overflow-hidden rounded-pill bg-ink/12">
        <span className="block h-full rounded-pill bg-primary" style={{ width: `${percent}%` }} />
      </span>
      {percent}% match
    </span>
  )
}
