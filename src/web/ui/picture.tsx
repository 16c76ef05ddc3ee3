import { useState } from 'react'
import { cn } from '#web/ui/cn.ts'

export type PictureSource = { url: string; type: string; width: number }

export type PictureProps = {
  src: string
  alt: string
  /** Other sizes and formats of the same picture, grouped here into one `srcset` per format. */
  sources?: readonly PictureSource[]
  /** The `sizes` attribute: its width on screen, `(min-width: 768px) 168px, 100vw`. */
  sizes: string
  /** Blur placeholder: tiny data URL shown until the picture has loaded. */
  placeholder?: string | null
  /** Shown when the picture fails to load. */
  fallback: string
  /** Above the fold: loaded eagerly instead of lazily. */
  eager?: boolean
  className?: string
}

const FORMATS = ['image/avif', 'image/webp']

/** A photo that fills its box, with a blurred placeholder before and a fallback illustration when it is missing. */
export function Picture(props: PictureProps) {
  const { src, alt, sources = [], sizes, placeholder, fallback, eager, className } = props
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const hasFailed = failedSrc === src
  const image = (
    <img
      // A picture can fail before hydration.
      ref={(node) => {
        if (node?.complete && node.naturalWidth === 0 && !hasFailed && node.currentSrc) setFailedSrc(src)
      }}
      src={hasFailed ? fallback : src}
      alt={alt}
      sizes={sources.length > 0 ? sizes : undefined}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedSrc(src)}
      className="absolute inset-0 size-full object-cover dark:brightness-92"
    />
  )
  return (
    // no block element: it stands in buttons and links, too
    <span
      className={cn('relative block overflow-hidden bg-sunk bg-cover bg-center', className)}
      style={placeholder && !hasFailed ? { backgroundImage: `url("${placeholder}")` } : undefined}
    >
      {hasFailed ? (
        image
      ) : (
        <picture>
          {FORMATS.map((type) => {
            const ofType = sources.filter((source) => source.type === type)
            const set = ofType.map((source) => `${source.url} ${source.width}w`).join(', ')
            return set && <source key={type} type={type} srcSet={set} sizes={sizes} />
          })}
          {image}
        </picture>
      )}
    </span>
  )
}
