import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { type Rendered, renderAs } from '#web/ui/render-as.ts'

type CardProps = ComponentProps<'div'> & {
  /** Lifts on hover: for cards that are links. */
  interactive?: boolean
  render?: Rendered
}

export function Card({ interactive, render, className, ...props }: CardProps) {
  return renderAs(render, 'div', {
    ...props,
    className: cn(
      'rounded-card border border-rule bg-card shadow-card',
      interactive &&
        'transition-[border-color,box-shadow] duration-150 hover:border-control hover:shadow-pop',
      className,
    ),
  })
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col gap-1 p-5 pb-0', className)} {...props} />
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h3'>) {
  return (
    <h3 className={cn('text-lg', className)} {...props}>
      {children}
    </h3>
  )
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('p-5', className)} {...props} />
}
