import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { type AvailsSearch, withoutDone } from './avails-search.ts'
import { toDoneWords } from './done-words.ts'

/** What a form without scripts has done, and the way back. */
export function DoneNotice({ search }: { search: AvailsSearch }) {
  const toHref = useApiHref()
  const words = toDoneWords(search)
  if (!words) return null
  return (
    <Alert
      tone={words.tone}
      title={words.title}
      action={
        search.undo && (
          <form method="post" action={toHref('/api/my/avails/cells')}>
            <input type="hidden" name="undo" value={search.undo} />
            <input
              type="hidden"
              name="search"
              value={new URLSearchParams(toStrings(withoutDone(search))).toString()}
            />
            <Button type="submit" variant="outline" size="sm">
              Undo
            </Button>
          </form>
        )
      }
    >
      {words.more}
    </Alert>
  )
}

export function toStrings(search: AvailsSearch): Record<string, string> {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))
}
