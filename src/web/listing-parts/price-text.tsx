import { formatPrice, formatUsd } from '#domain/money.ts'
import type { Interval } from '#domain/vocabulary.ts'
import { cn } from '#web/ui/cn.ts'

type PriceTextProps = {
  /** Whole US dollars. */
  price: number
  interval?: Interval | undefined
  /** Prefix "from": the lowest of several prices. */
  from?: boolean
  size?: 'sm' | 'default' | 'lg' | 'xl'
  className?: string
}

const SIZES = { sm: 'text-sm', default: 'text-base', lg: 'text-xl', xl: 'text-3xl' }

export function PriceText({ price, interval, from, size = 'default', className }: PriceTextProps) {
  const amount = formatUsd(price)
  const period = interval ? formatPrice(price, interval).slice(amount.length) : ''
  return (
    <span className={cn('whitespace-nowrap', SIZES[size], className)}>
      {from && <span className="mr-1 text-[0.8em] text-ink-soft">from</span>}
      <span className="price">{amount}</span>
      {period && (
        <span className="font-sans text-[max(0.8em,0.8125rem)] font-normal tracking-normal text-ink-soft">
          {period}
        </span>
      )}
    </span>
  )
}
