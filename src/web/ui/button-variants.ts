import { cva } from 'class-variance-authority'

/** Button classes for elements that cannot be a Button, such as a plain `<a>` outside the kit. */
export const buttonVariants = cva(
  [
    'inline-flex items-center kit:justify-center gap-2 rounded-control kit:shrink-0 font-semibold kit:whitespace-nowrap select-none',
    'transition-colors duration-150 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55',
  ],
  {
    variants: {
      variant: {
        default: 'bg-primary kit:text-primary-on hover:bg-primary-hover',
        destructive: 'bg-danger kit:text-danger-on hover:bg-danger-hover',
        outline: 'border border-control bg-card kit:text-ink hover:border-ink hover:bg-raised',
        'outline-destructive': 'border border-danger bg-card kit:text-danger hover:bg-danger-soft',
        secondary: 'bg-primary-soft kit:text-primary-soft-on hover:bg-primary-soft/70',
        ghost: 'kit:text-ink hover:bg-ink/8',
        link: 'h-auto! px-0! kit:text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        default: 'kit:h-10 px-4 text-[0.9375rem] pointer-coarse:h-11',
        sm: 'kit:h-8 px-3 text-sm pointer-coarse:h-11',
        lg: 'kit:h-12 px-6 text-base',
        icon: 'kit:size-10 text-[1.0625rem] pointer-coarse:size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)
