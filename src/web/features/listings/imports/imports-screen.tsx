import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Import } from '#contract/listings/imports.ts'
import { formatMonthDay } from '#domain/format-dates.ts'
import { IMPORT_LIMITS } from '#domain/listings/import/limits.ts'
import { ApiError } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { openAuthDialog } from '#web/platform/auth/auth-dialog-store.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SignInFirst } from '#web/ui/sign-in-first.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { importsQuery } from './queries.ts'
import { count, STATE_WORDS, STEPS } from './state-words.ts'
import { uploadImport } from './upload-import.ts'

const MEGABYTE = 1024 * 1024

type Kind = Import['kind']

const WORDS: Record<
  Kind,
  { title: string; lead: string; file: string; signIn: string; wrongKind: string; formats: string }
> = {
  inventory: {
    title: 'Import spaces',
    lead: 'From a spreadsheet to the map: every row is checked before anything is listed.',
    file: 'File of your spaces',
    signIn: 'Sign in to import your spaces',
    wrongKind: 'That is no spreadsheet. Choose a CSV, Excel (.xlsx) or GeoJSON file.',
    formats: 'CSV or GeoJSON',
  },
  contracts: {
    title: 'Import contracts',
    lead: 'What you have sold elsewhere is blocked on your calendars. Every row is checked before anything is blocked.',
    file: 'File of your contracts',
    signIn: 'Sign in to import your contracts',
    wrongKind: 'That is no spreadsheet. Choose a CSV or Excel (.xlsx) file.',
    formats: 'CSV',
  },
}
const ACCEPTED: Record<Kind, string> = {
  inventory: '.csv,.tsv,.txt,.xlsx,.geojson,.json',
  contracts: '.csv,.tsv,.txt,.xlsx',
}

type ImportsScreenProps = {
  /** What files are chosen here; inventories unless said otherwise. */
  kind?: Kind
  /** Asks to confirm the e-mail address, while it is not: until then a file may have few rows. */
  verification: ReactNode
  /** Addresses that inventories are read from; contracts that are in. */
  below?: ReactNode
}

export function ImportsScreen({ kind = 'inventory', verification, below }: ImportsScreenProps) {
  const { user } = useAuth()
  const isPending = user?.status === 'pending'
  const maxRows = isPending ? IMPORT_LIMITS.pendingUserRows : IMPORT_LIMITS.uploadRows
  return (
    <div className="mx-auto flex max-w-[880px] flex-col gap-6 px-4 py-8 md:px-6">
      {user ? (
        <>
          <header className="flex flex-col gap-1">
            <p>
              <Link to="/sell" className="link text-sm">
                Your spaces
              </Link>
            </p>
            <h1 className="text-3xl md:text-4xl">{WORDS[kind].title}</h1>
            <p className="text-lg text-ink-soft">{WORDS[kind].lead}</p>
            <OtherKind kind={kind} />
          </header>
          <Steps label="Import" steps={STEPS} current={0} />
          {isPending && verification}
          <IfMay needs="spaces" otherwise={<RoleNote needs="spaces" />}>
            <Upload kind={kind} maxRows={maxRows} />
          </IfMay>
          {kind === 'inventory' ? <Advice /> : <ContractAdvice />}
          <Earlier kind={kind} />
          {below}
        </>
      ) : (
        <SignInFirst title={WORDS[kind].signIn} onSignIn={() => openAuthDialog('login')}>
          What a file holds is kept with your account.
        </SignInFirst>
      )}
    </div>
  )
}

function OtherKind({ kind }: { kind: Kind }) {
  if (kind === 'inventory')
    return (
      <p>
        Sold elsewhere already?{' '}
        <Link to="/sell/contracts" className="link">
          Import contracts
        </Link>
      </p>
    )
  return (
    <p>
      Spaces come first:{' '}
      <Link to="/sell/import" className="link">
        Import spaces
      </Link>
    </p>
  )
}

function Upload({ kind, maxRows }: { kind: Kind; maxRows: number }) {
  const navigate = useNavigate()
  const [percent, setPercent] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const send = async ([file]: File[]) => {
    if (!file) return
    setError(null)
    setPercent(0)
    try {
      // the reader is fetched with the first file
      const { findRefusal } = await import('./check-file.ts')
      const refusal = await findRefusal(file, maxRows)
      if (refusal) throw new ApiError(refusal, 400)
      const { id } = await uploadImport(file, { kind, onProgress: setPercent })
      await navigate({ to: '/sell/import/$id', params: { id: String(id) } })
    } catch (refused) {
      setError(refused instanceof ApiError ? refused.message : 'The file could not be uploaded.')
      setPercent(null)
    }
  }
  return (
    <section aria-label="Choose a file" className="flex flex-col gap-3">
      <FileDrop
        aria-label={WORDS[kind].file}
        multiple={false}
        accept={ACCEPTED[kind]}
        onRefused={() => setError(WORDS[kind].wrongKind)}
        disabled={percent !== null}
        onFiles={(files) => void send(files)}
      >
        {WORDS[kind].formats} up to {IMPORT_LIMITS.uploadBytes / MEGABYTE} MB, Excel (.xlsx) up to{' '}
        {IMPORT_LIMITS.workbookBytes / MEGABYTE} MB; at most {maxRows.toLocaleString('en-US')} rows and{' '}
        {IMPORT_LIMITS.columns} columns
      </FileDrop>
      {percent !== null && <Progress label="Uploading" percent={percent} showValue />}
      {error && (
        <Alert tone="danger" title="That file was not taken" live>
          {error}
        </Alert>
      )}
    </section>
  )
}

function Advice() {
  return (
    <Card className="flex flex-col gap-2 p-5">
      <h2 className="text-lg">What the file should hold</h2>
      <p className="text-ink-soft">
        One row a space, under one row of headers. Columns may be called what they are called at your place:
        we guess which is which, and you correct the guess. A title and a place (address, city or coordinates)
        are enough to begin with.
      </p>
      <ul className="list-disc pl-5 text-ink-soft">
        <li>
          A column with your own unit ids lets you import again later: known units are updated, not doubled.
          So does the Placard number in a file you downloaded from{' '}
          <Link to="/sell" className="link">
            your spaces
          </Link>
          .
        </li>
        <li>Rows without a price become drafts. Of an Excel workbook the first sheet is read.</li>
        <li>Nothing is public before it is reviewed, and an import can be undone.</li>
      </ul>
      <p>
        <a href="/import-template.csv" download className="link">
          Download a template
        </a>
      </p>
    </Card>
  )
}

function ContractAdvice() {
  return (
    <Card className="flex flex-col gap-2 p-5">
      <h2 className="text-lg">What the file should hold</h2>
      <p className="text-ink-soft">
        One row a space and term, under one row of headers: your unit id or the Placard number, the first and
        the last day, and the client. Brand, contract number, amount, slots, rep and note are read too.
      </p>
      <ul className="list-disc pl-5 text-ink-soft">
        <li>
          The days are blocked on your calendars. The client's name is a label there that only you read: no
          public page, feed or calendar address shows it.
        </li>
        <li>What is booked or held on Placard stays: a contract takes what is free, and the row says so.</li>
        <li>
          Where no last day is given, or “until further notice”, the space is blocked as far as anybody can
          book, and every night one day further.
        </li>
        <li>The same file again changes what differs. An import can be undone.</li>
      </ul>
      <p>
        <a href="/contracts-template.csv" download className="link">
          Download a template
        </a>
      </p>
    </Card>
  )
}

function Earlier({ kind }: { kind: Kind }) {
  const { data: all = [] } = useQuery(importsQuery)
  const data = all.filter((one) => one.kind === kind)
  if (data.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">Earlier imports</h2>
      <ul className="divide-y divide-rule rounded-card border border-rule bg-card">
        {data.map((one) => (
          <li key={one.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 p-3">
            <Link
              to="/sell/import/$id"
              params={{ id: String(one.id) }}
              className="link min-w-0 font-semibold break-words"
            >
              {one.fileName}
            </Link>
            <Badge variant={one.state === 'failed' ? 'danger' : 'neutral'}>{STATE_WORDS[one.state]}</Badge>
            <span className="text-sm text-ink-faint">
              {count(one.rowCount, 'row')} ·{' '}
              <time dateTime={one.createdAt}>{formatMonthDay(one.createdAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
