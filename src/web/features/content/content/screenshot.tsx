import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'

type ScreenshotProps = { name: string; alt: string; caption?: string; eager?: boolean }

const SLOT = '(min-width: 64rem) 36rem, (min-width: 48rem) 50vw, calc(100vw - 2rem)'

/** A product screenshot taken by `npm run pictures`, in the reader's theme. */
export function Screenshot({ name, alt, caption, eager = false }: ScreenshotProps) {
  return (
    <figure>
      <Picture
        name={name}
        alt={alt}
        className="dark:hidden"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
      <Picture name={`${name}-dark`} alt={alt} className="hidden dark:block" loading="lazy" />
      {caption && <figcaption className="mt-2 text-[0.9375rem] text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}

type PictureProps = Pick<ComponentProps<'img'>, 'alt' | 'className' | 'loading' | 'fetchPriority'> & {
  name: string
}

/** One that is not shown is not loaded, unless it is eager. */
function Picture({ name, alt, className, ...props }: PictureProps) {
  const file = (width: number) => `/pictures/help/${name}-${width}.webp`
  return (
    <img
      src={file(600)}
      srcSet={`${file(600)} 600w, ${file(1200)} 1200w`}
      sizes={SLOT}
      width={1200}
      height={760}
      alt={alt}
      decoding="async"
      className={cn(
        'aspect-[30/19] w-full rounded-card border border-rule bg-sunk object-cover object-top shadow-card',
        className,
      )}
      {...props}
    />
  )
}
