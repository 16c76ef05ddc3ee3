import { cva } from 'class-variance-authority'

/** Button classes for elements that cannot be a Button, such as a plain `<a>` outside the kit. */
export const buttonVariants = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap select-none',
    'transition-colors duration-150 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55',
  ],
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-on hover:bg-primary-hover',
        destructive: 'bg-danger text-danger-on hover:bg-danger-hover',
        outline: 'border border-control bg-card text-ink hover:border-ink hover:bg-raised',
        secondary: 'bg-primary-soft text-primary-soft-on hover:bg-primary-soft/70',
        ghost: 'text-ink hover:bg-ink/8',
        link: 'h-auto! px-0! text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        default: 'h-10 px-4 text-[0.9375rem] pointer-coarse:h-11',
        sm: 'h-8 px-3 text-sm pointer-coarse:h-11',
        lg: 'h-12 px-6 text-base',
        icon: 'size-10 text-[1.0625rem] pointer-coarse:size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)
