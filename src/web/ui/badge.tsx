import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'

const badgeVariants = cva(
  'items-center kit:inline-flex kit:max-w-full gap-1 rounded-control px-2 py-0.5 text-[0.8125rem] leading-5 font-semibold [&_svg]:size-[1.1em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        neutral: 'kit:bg-ink/8 kit:text-ink-soft',
        primary: 'bg-primary-soft text-primary-soft-on',
        accent: 'bg-accent-soft text-accent-soft-on',
        highlight: 'bg-accent text-accent-on',
        danger: 'bg-danger-soft text-danger-soft-on',
        outline: 'border border-control text-ink-soft',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
)

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

export function Badge({ variant, className, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />
}
