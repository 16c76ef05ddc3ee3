import type { SharedList } from '#contract/discovery/saved-folders.ts'
import { FavoriteCard } from './favorite-card.tsx'

/** A folder that somebody shared: to be read, not changed. */
export function SharedListScreen({ list: { name, spaces, total } }: { list: SharedList }) {
  const count = total === 1 ? '1 space' : `${total} spaces`
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl wrap-anywhere md:text-4xl">
          <bdi>{name}</bdi>
        </h1>
        <p className="text-lg text-ink-soft">
          A list shared with you: {count} on the market now
          {total > spaces.length && `, the latest ${spaces.length} of them shown`}.
        </p>
      </header>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {spaces.map(({ listing, note }) => (
          <li key={listing.id}>
            <FavoriteCard listing={listing}>
              {note && <p className="text-sm whitespace-pre-line">{note}</p>}
            </FavoriteCard>
          </li>
        ))}
      </ul>
      {spaces.length === 0 && <p className="text-ink-soft">Nothing in it is on the market at the moment.</p>}
    </div>
  )
}
