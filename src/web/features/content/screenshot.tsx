type ScreenshotProps = { name: string; alt: string; caption?: string; eager?: boolean }

const SLOT = '(min-width: 64rem) 36rem, (min-width: 48rem) 50vw, calc(100vw - 2rem)'

/** A product screenshot taken by `npm run pictures`. */
export function Screenshot({ name, alt, caption, eager = false }: ScreenshotProps) {
  const file = (width: number) => `/pictures/help/${name}-${width}.webp`
  return (
    <figure>
      <img
        src={file(600)}
        srcSet={`${file(600)} 600w, ${file(1200)} 1200w`}
        sizes={SLOT}
        width={1200}
        height={760}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className="aspect-[30/19] w-full rounded-card border border-rule bg-sunk object-cover object-top shadow-card"
      />
      {caption && <figcaption className="mt-2 text-[0.9375rem] text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}
