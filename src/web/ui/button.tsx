import { mergeProps } from '@base-ui/react/merge-props'
import { useRender } from '@base-ui/react/use-render'
import type { VariantProps } from 'class-variance-authority'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { cn } from '#web/ui/cn.ts'
import { Spinner } from '#web/ui/spinner.tsx'

type ButtonProps = useRender.ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Busy: shows a spinner and is disabled. The caller changes the label ("Creating..."). */
    pending?: boolean
  }

/** `render={<Link to="/" />}` renders a link with the same look. */
export function Button({ variant, size, pending, render, className, children, ...props }: ButtonProps) {
  const own = {
    className: cn(buttonVariants({ variant, size }), className),
    children: pending ? (
      <>
        <Spinner label="" />
        {children}
      </>
    ) : (
      children
    ),
    ...(pending ? { disabled: true, 'aria-busy': true } : {}),
  }
  const defaults = render ? {} : { type: 'button' as const }
  return useRender({ render, defaultTagName: 'button', props: mergeProps<'button'>(defaults, props, own) })
}
