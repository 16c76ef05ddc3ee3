/** A blank billboard under a magnifier. */
export function NoResultsArt() {
  return (
    <svg viewBox="0 0 240 170" aria-hidden="true" className="w-full">
      <path d="M8 150q56-26 112-16t112-10v46H8z" className="fill-primary-soft" />
      <path d="M78 106h8v46h-8zM150 106h8v46h-8z" className="fill-ink" />
      <rect x="42" y="28" width="152" height="84" rx="4" className="fill-ink" />
      <rect x="49" y="35" width="138" height="70" className="fill-raised" />
      <path d="M62 50h54v10H62zM62 68h34v7H62zM62 84h44v7H62z" className="fill-rule" />
      <circle cx="150" cy="80" r="34" className="fill-accent-soft stroke-ink" strokeWidth="8" />
      <path d="M176 105l30 32" className="stroke-ink" strokeWidth="13" strokeLinecap="round" />
      <path d="M132 82a18 18 0 0 1 36 0z" className="fill-accent" />
      <path d="M132 88h36v4h-36zM138 96h24v4h-24z" className="fill-accent" />
    </svg>
  )
}
