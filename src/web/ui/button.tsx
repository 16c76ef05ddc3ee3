import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { cn } from '#web/ui/cn.ts'
import { type Rendered, renderAs } from '#web/ui/render-as.ts'
import { Spinner } from '#web/ui/spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Busy: shows a spinner and is disabled. The caller changes the label ("Creating..."). */
    pending?: boolean
    render?: Rendered
  }

/** `render={<Link to="/" />}` renders a link with the same look. */
export function Button({ variant, size, pending, render, className, children, ...props }: ButtonProps) {
  return renderAs(render, 'button', {
    ...(render ? {} : { type: 'button' }),
    ...props,
    ...(pending ? { disabled: true, 'aria-busy': true } : {}),
    className: cn(buttonVariants({ variant, size }), className),
    children: pending ? (
      <>
        <Spinner label="" />
        {children}
      </>
    ) : (
      children
    ),
  })
}
