import { toIllustrationUrl } from '#domain/listings/pictures.ts'

type AdTypeIllustrationProps = {
  adType: string
  alt?: string
  loading?: 'lazy' | 'eager'
  className?: string
}

export function AdTypeIllustration({
  adType,
  alt = '',
  loading = 'lazy',
  className,
}: AdTypeIllustrationProps) {
  return (
    <img
      src={toIllustrationUrl(adType)}
      alt={alt}
      width={800}
      height={600}
      loading={loading}
      decoding="async"
      className={className}
    />
  )
}
