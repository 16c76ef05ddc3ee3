import { useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { DEFAULT_ILLUSTRATION_URL } from '#domain/listings/pictures.ts'
import { cn } from '#web/ui/cn.ts'

export function Gallery({ listing }: { listing: Listing }) {
  const [selected, setSelected] = useState(0)
  const { images } = listing
  const image = images[selected]
  return (
    <div className="flex flex-col gap-2">
      <Picture
        key={image?.url ?? listing.imageUrl}
        src={image?.url ?? listing.imageUrl}
        alt={image?.alt ?? ''}
        sources={image?.sources ?? []}
        placeholder={image?.placeholder ?? null}
      />
      {images.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1 noscript:hidden print:hidden">
          {images.map(({ url, alt }, index) => (
            <li key={url} className="shrink-0">
              <button
                type="button"
                aria-label={`Show picture ${index + 1} of ${images.length}`}
                aria-current={index === selected}
                onClick={() => setSelected(index)}
                className={cn(
                  'h-16 w-24 overflow-hidden rounded-control border-2',
                  index === selected ? 'border-primary' : 'border-transparent',
                )}
              >
                <img src={url} alt={alt} title={alt} loading="lazy" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type PictureProps = {
  src: string
  alt: string
  sources: Listing['images'][number]['sources']
  placeholder: string | null
}

function Picture({ src, alt, sources, placeholder }: PictureProps) {
  const [failed, setFailed] = useState(false)
  const types = [...new Set(sources.map((source) => source.type))]
  return (
    <picture className="block aspect-3/2 overflow-hidden lg:aspect-16/9 rounded-card bg-sunk print:aspect-2/1">
      {!failed &&
        types.map((type) => (
          <source
            key={type}
            type={type}
            srcSet={toSrcSet(sources, type)}
            sizes="(min-width: 1024px) 60vw, 100vw"
          />
        ))}
      <img
        src={failed ? DEFAULT_ILLUSTRATION_URL : src}
        alt={alt}
        width={1200}
        height={800}
        fetchPriority="high"
        className="size-full object-cover"
        style={placeholder && !failed ? { background: `center / cover url("${placeholder}")` } : undefined}
        onError={() => setFailed(true)}
      />
    </picture>
  )
}

function toSrcSet(sources: PictureProps['sources'], type: string): string {
  const sized = sources.filter((source) => source.type === type)
  return sized.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
