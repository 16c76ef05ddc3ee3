/** Empty state art: an easel with an empty sheet. */
export function NothingYetArt() {
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
      <path d="M88 74a32 32 0 0 1 64 0z" className="fill-accent" />
      <path d="M82 80h76v6H82zM92 92h56v6H92z" className="fill-primary" />
      <path d="M196 34v26M183 47h26" className="stroke-accent" strokeWidth="7" strokeLinecap="round" />
      <rect x="54" y="114" width="132" height="9" rx="3" className="fill-ink" />
    </svg>
  )
}
