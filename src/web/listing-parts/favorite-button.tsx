import { Heart } from 'lucide-react'
import { cn } from '#web/ui/cn.ts'

type FavoriteButtonProps = {
  favorite: boolean
  onFavoriteChange: (favorite: boolean) => void
  /** Of the listing's title: a list of buttons then tells the hearts apart. */
  titleId?: string | undefined
  className?: string
}

/** Its label names the action of the next press, so it needs no pressed state. */
export function FavoriteButton({ favorite, onFavoriteChange, titleId, className }: FavoriteButtonProps) {
  return (
    <button
      type="button"
      aria-label={favorite ? 'Remove from favorites' : 'Add to favorites'}
      aria-describedby={titleId}
      onClick={(event) => {
        // Cards are links: the heart must not open them.
        event.preventDefault()
        event.stopPropagation()
        onFavoriteChange(!favorite)
      }}
      className={cn(
        'touch-target card-button bg-card/90 hover:bg-card hover:text-accent-text',
        favorite ? 'text-accent-text' : 'text-ink',
        className,
      )}
    >
      <Heart
        aria-hidden="true"
        className={cn('size-[1.125rem]', favorite && 'fill-accent stroke-accent-text')}
      />
    </button>
  )
}
