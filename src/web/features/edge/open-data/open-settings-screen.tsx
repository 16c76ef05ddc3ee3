import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OpenSettings } from '#contract/edge/open-data.ts'
import { api } from '#web/platform/api.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { openSettingsQuery } from './queries.ts'
import { describeNotOwn, readNumbers } from './read-numbers.ts'

export function OpenSettingsScreen() {
  const { data, error, refetch } = useQuery(openSettingsQuery)
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-10 md:py-14">
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl md:text-5xl">Open feeds</h1>
        <p className="text-lg text-ink-soft">
          The public market as files for everybody, without anybody’s name or contact. You decide whether your
          spaces are in them.{' '}
          <Link to="/open" hash="feeds" className="link">
            What is in them
          </Link>
        </p>
      </header>
      {error && !data && (
        <ErrorState title="Your choice could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && !data.isOffered && (
        <p>There are no open feeds here yet. What you choose holds as soon as there are.</p>
      )}
      <RoleNote needs="spaces" />
      {data && (
        <IfMay needs="spaces">
          <OpenSettingsForm settings={data} />
        </IfMay>
      )}
    </div>
  )
}

const PROBLEM = 'Give numbers of spaces, at most 1,000: 1204, 1205'

function OpenSettingsForm({ settings }: { settings: OpenSettings }) {
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(settings.isOpen)
  const [showsCalendars, setShowsCalendars] = useState(settings.showsCalendars)
  const [text, setText] = useState(settings.keptOut.join(', '))
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  /** @returns what is stored; undefined where nothing was */
  const save = async (body: OpenSettings): Promise<OpenSettings | undefined> => {
    setIsSaving(true)
    try {
      const saved = await api('PUT /api/my/open', { body })
      toast({ title: 'Saved', description: 'The files follow within minutes.' })
      return saved
    } catch (failure) {
      toast({ title: 'Error', description: (failure as Error).message, variant: 'destructive' })
      return undefined
    } finally {
      setIsSaving(false)
      void queries.invalidateQueries({ queryKey: openSettingsQuery.queryKey })
    }
  }
  const toggleCalendars = async (areShown: boolean) => {
    if (isSaving) return
    setShowsCalendars(areShown)
    const saved = await save({ isOpen, keptOut: settings.keptOut, showsCalendars: areShown })
    if (!saved) setShowsCalendars(!areShown)
  }
  const toggle = async (isNowOpen: boolean) => {
    // one at a time; a switch that is disabled would lose the focus
    if (isSaving) return
    setIsOpen(isNowOpen)
    if (!(await save({ isOpen: isNowOpen, keptOut: settings.keptOut, showsCalendars }))) setIsOpen(!isNowOpen)
  }
  const submit = async () => {
    const keptOut = readNumbers(text)
    setProblem(keptOut ? undefined : PROBLEM)
    const saved = keptOut && (await save({ isOpen, keptOut, showsCalendars }))
    if (!saved) return
    setText(saved.keptOut.join(', '))
    setProblem(describeNotOwn(keptOut, saved.keptOut))
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Switch
        label="My spaces are in the open feeds"
        checked={isOpen}
        onChange={(event) => void toggle(event.target.checked)}
      />
      {isOpen && (
        <>
          <Switch
            label="With the days that are taken, without by whom"
            checked={showsCalendars}
            onChange={(event) => void toggleCalendars(event.target.checked)}
          />
          <Field
            label="All but these"
            hint="Numbers of spaces on Placard, with commas between"
            error={problem}
          >
            <Textarea
              value={text}
              onChange={(event) => setText(event.target.value)}
              rows={3}
              maxLength={12_000}
            />
          </Field>
          <Button type="submit" pending={isSaving} className="self-start">
            Save
          </Button>
        </>
      )}
    </form>
  )
}
