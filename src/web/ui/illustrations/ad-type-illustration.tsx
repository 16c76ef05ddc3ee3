import { AD_TYPES } from '#domain/vocabulary.ts'

/** Shown when nothing else can be: a wall of posters. */
const DEFAULT_ILLUSTRATION_URL = '/illustrations/default.svg'
export const HERO_ILLUSTRATION_URL = '/illustrations/hero.svg'

/** The drawn scene for a space without a photo. */
function toIllustrationUrl(adType: string): string {
  return (AD_TYPES as readonly string[]).includes(adType)
    ? `/illustrations/${adType}.svg`
    : DEFAULT_ILLUSTRATION_URL
}

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
