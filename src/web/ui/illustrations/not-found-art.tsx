/** A wall where a poster was: paste marks, four corners left. */
export function NotFoundArt() {
  return (
    <svg viewBox="0 0 240 170" aria-hidden="true" className="w-full">
      <rect x="8" y="10" width="224" height="150" rx="6" className="fill-primary-soft" />
      <path
        d="M20 22h44v16H20zM150 22h52v16h-52zM30 132h40v16H30zM176 132h44v16h-44zM200 74h20v16h-20zM16 84h24v16H16z"
        className="fill-primary/18"
      />
      <path d="M66 24h108v124H66z" className="fill-raised" />
      <path
        d="M66 24h30l-8 14 6 8-28 14zM174 24v26l-12-4-6-10-14-2 4-10zM66 148v-30l10 8 14-4 4 14 8 12zM174 148h-38l8-12 12 2 6-16 12-6z"
        className="fill-accent"
      />
      <text
        x="120"
        y="102"
        textAnchor="middle"
        className="fill-ink font-display font-extrabold"
        style={{ fontSize: 44, letterSpacing: '-0.03em' }}
      >
        404
      </text>
    </svg>
  )
}
