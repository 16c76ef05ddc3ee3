/** A folded paper map with one corner torn away. */
export function MapUnavailableArt() {
  return (
    <svg viewBox="0 0 240 170" aria-hidden="true" className="w-full">
      <path d="M30 34l60-16v122l-60 16z" className="fill-primary-soft" />
      <path d="M90 18l60 16v122l-60-16z" className="fill-primary/35" />
      <path d="M150 34l60-16v60l-14 8 6 14-18 4 4 16-22 4-2 13-14 4z" className="fill-primary-soft" />
      <path d="M30 104q30-18 60-4t60 4 46-20" className="fill-none stroke-card" strokeWidth="7" />
      <path d="M48 30v118M112 24l14 118" className="fill-none stroke-card" strokeWidth="4" />
      <path d="M196 104l20-6 10 36-34 14-30 6 4-12 14-3 4-12 14-4z" className="fill-accent-soft" />
      <path
        d="M120 26c17 0 29 12 29 28 0 20-29 44-29 44S91 74 91 54c0-16 12-28 29-28z"
        className="fill-accent stroke-ink"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="M112 46l16 16M128 46l-16 16" className="stroke-ink" strokeWidth="6" strokeLinecap="round" />
    </svg>
  )
}
