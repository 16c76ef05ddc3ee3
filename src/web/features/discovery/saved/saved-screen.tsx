import type { SavedSearch } from '#contract/discovery/saved.ts'
import { favorites, useStoredSet } from '#web/listing-parts/listing-marks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { FavoriteList } from './favorite-list.tsx'
import { FoldedFavorites } from './folded-favorites.tsx'
import { type PresentedSearch, SearchList } from './search-list.tsx'

type SavedScreenProps = {
  isSignedIn: boolean
  now: Date
  onSignIn: () => void
  tab: 'favorites' | 'searches'
  present: (search: SavedSearch) => PresentedSearch
}

/** Favorites and saved searches. */
export function SavedScreen({ isSignedIn, now, onSignIn, tab, present }: SavedScreenProps) {
  const count = useStoredSet(favorites).size
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-3xl md:text-4xl">Saved</h1>
        {count > 0 && (
          <Button variant="outline" onClick={() => window.print()} className="print:hidden">
            Print
          </Button>
        )}
      </div>
      {!isSignedIn && (
        <Alert tone="info" className="print:hidden">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            Kept in this browser. Sign in to have it on every device.
            <Button variant="outline" size="sm" onClick={onSignIn}>
              Sign in to keep it
            </Button>
          </p>
        </Alert>
      )}
      <Tabs defaultValue={tab}>
        <TabList className="print:hidden">
          <Tab value="favorites">Favorites{count > 0 && ` (${count})`}</Tab>
          <Tab value="searches">Searches</Tab>
        </TabList>
        <TabPanel value="favorites" className="pt-6">
          {isSignedIn ? <FoldedFavorites /> : <FavoriteList />}
        </TabPanel>
        <TabPanel value="searches" className="pt-6">
          <SearchList isSignedIn={isSignedIn} now={now} present={present} />
        </TabPanel>
      </Tabs>
    </div>
  )
}
