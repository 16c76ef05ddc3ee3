/** Empty state art of work that is done: an easel with a ticked sheet. */
export function AllDoneArt() {
  return (
    <svg viewBox="0 0 240 170" aria-hidden="true" className="w-full">
      <ellipse cx="120" cy="154" rx="84" ry="9" className="fill-ink/10" />
      <path
        d="M84 116l-22 40M156 116l22 40M120 116v34"
        className="stroke-ink"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <rect
        x="64"
        y="14"
        width="112"
        height="106"
        rx="5"
        className="fill-raised stroke-ink"
        strokeWidth="6"
      />
      <path
        d="M92 68l20 20 38-42"
        fill="none"
        className="stroke-primary"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="54" y="114" width="132" height="9" rx="3" className="fill-ink" />
    </svg>
  )
}
