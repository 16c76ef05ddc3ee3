/** A placard that came down. */
export function CrashArt() {
  return (
    <svg viewBox="0 0 240 170" aria-hidden="true" className="w-full">
      <ellipse cx="122" cy="150" rx="104" ry="12" className="fill-ink/12" />
      <g transform="rotate(24 120 96)">
        <path d="M112 96h14v70h-14z" className="fill-ink" />
        <rect x="52" y="26" width="134" height="86" rx="8" className="fill-primary" />
        <path d="M84 84a35 35 0 0 1 70 0z" className="fill-accent" />
        <path d="M72 90h94v6H72z" className="fill-primary-on" />
        <path
          d="M120 26l-10 24 18 14-12 20 14 28"
          className="fill-none stroke-card"
          strokeWidth="5"
          strokeLinejoin="bevel"
        />
      </g>
      <path
        d="M30 70l-16-8M34 46L22 30M58 30l-4-18"
        className="stroke-accent"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  )
}
