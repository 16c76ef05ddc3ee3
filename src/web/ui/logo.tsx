import { cn } from '#web/ui/cn.ts'

/** The logo: a placard with a low sun over water, slightly tilted. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cn('kit:size-8', className)}>
      <g transform="rotate(-5 16 16)">
        <path d="M14.4 21h3.2v9.5a1 1 0 0 1-1 1h-1.2a1 1 0 0 1-1-1z" className="fill-ink" />
        <rect x="3" y="2.5" width="26" height="20" rx="3" className="fill-primary" />
        <path d="M9.5 14.5a6.5 6.5 0 0 1 13 0z" className="fill-accent" />
        <path d="M7 16.4h18v1.6H7zM10 19h12v1.5H10z" className="fill-primary-on" />
      </g>
    </svg>
  )
}

export function Logo({ className, hideWord }: { className?: string; hideWord?: boolean }) {
  return (
    <span className={cn('inline-flex items-center gap-2 text-ink', className)}>
      <LogoMark />
      <span
        className={
          hideWord
            ? 'sr-only'
            : 'font-display text-[1.375rem] leading-none font-extrabold tracking-[-0.035em]'
        }
      >
        Placard
      </span>
    </span>
  )
}
