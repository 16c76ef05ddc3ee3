import { FavoriteButton } from './favorite-button.tsx'
import { favorites, useStoredSet } from './listing-marks.ts'

/** The heart of a listing, on any screen. */
export function FavoriteToggle({ id, className }: { id: number; className?: string }) {
  const isFavorite = useStoredSet(favorites).has(id)
  return (
    <FavoriteButton
      favorite={isFavorite}
      onFavoriteChange={(next) => favorites.set(id, next)}
      className={className}
    />
  )
}
