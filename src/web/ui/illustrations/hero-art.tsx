import { cn } from '#web/ui/cn.ts'

/** Placards held up before the Sound. Decorative; its space is reserved before it loads. */
export function HeroArt({ className }: { className?: string }) {
  return (
    <img
      src="/illustrations/hero.svg"
      alt=""
      width={1120}
      height={860}
      decoding="async"
      className={cn('h-auto w-full rounded-card object-cover', className)}
    />
  )
}
