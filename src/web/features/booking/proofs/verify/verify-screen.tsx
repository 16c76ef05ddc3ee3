import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProofPackage } from '#domain/booking/proof/chain.ts'
import { PROOF_ROOTS_PATH } from '#domain/open-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import {
  describeAnchor,
  describeVerified,
  findOriginal,
  readRoots,
  type Verified,
  verifyFile,
} from './verify-package.ts'

/** Recomputes a downloaded package in this browser; for anybody who was given one. */
export function VerifyScreen() {
  const [verified, setVerified] = useState<Verified | null>(null)
  const isWhole = verified?.kind === 'checked' && verified.answer.isWhole && verified.read.links.length > 0
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-8">
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl">Verify proof</h1>
        <p className="text-lg text-ink-soft">
          Choose a proof package that was downloaded from a booking. Your browser recomputes its hashes;
          nothing is sent anywhere.
        </p>
      </header>
      <FileDrop
        aria-label="Proof package"
        multiple={false}
        onFiles={([file]) => file && void verifyFile(file).then(setVerified)}
      >
        The file proof-….json
      </FileDrop>
      {verified && (
        <Alert live tone={isWhole ? 'success' : 'danger'}>
          {describeVerified(verified)}
        </Alert>
      )}
      {isWhole && <Anchor read={verified.read} />}
      {verified?.kind === 'checked' && <Links read={verified.read} />}
      <p className="text-ink-soft">
        Compare the last hash with one that you kept, or with the one on the page of the booking: where they
        are the same, nothing up to that link was changed or left out since. A package whose end was cut off,
        or that was made anew, has another last hash. Each night one hash over all chains that grew is
        published in{' '}
        <a href={PROOF_ROOTS_PATH} className="link">
          a list that anybody can keep
        </a>
        . None of it shows that a photo is true.
      </p>
    </div>
  )
}

/** Held against the roots that were published. */
function Anchor({ read }: { read: ProofPackage }) {
  const { data: roots } = useQuery({ queryKey: ['proof-roots'], queryFn: readRoots, staleTime: 60_000 })
  if (roots === undefined) return null
  const { isHeld, text } = describeAnchor(read, roots)
  return (
    <Alert live tone={isHeld ? 'success' : 'info'}>
      {text}
    </Alert>
  )
}

/** Of many, the first. */
const SHOWN = 100

function Links({ read }: { read: ProofPackage }) {
  const [answer, setAnswer] = useState('')
  const compare = async (files: readonly File[]) => {
    const found = await Promise.all(files.map(async (file) => toWords(file, await findOriginal(file, read))))
    setAnswer(found.join(' '))
  }
  const last = read.links.at(-1)
  return (
    <PageSection title={`Booking ${read.booking}`} lead={last && `Last hash: ${last.chain}`}>
      {read.unchained > 0 && (
        <p>{read.unchained} more was handed in before there was a chain, and is not part of it.</p>
      )}
      <FileDrop aria-label="Originals to compare" onFiles={(files) => void compare(files)}>
        Originals, to see whether they are the ones of this package
      </FileDrop>
      <p role="status" className="wrap-anywhere empty:hidden">
        {answer}
      </p>
      <ol className="flex flex-col gap-3">
        {read.links.slice(0, SHOWN).map(({ facts, sha256 }, index) => (
          <li key={sha256} className="wrap-anywhere">
            <p className="font-semibold">
              {index + 1}. {String(facts.name)}
            </p>
            <p className="text-sm text-ink-soft">Received {String(facts.receivedAt)}</p>
            <p className="text-xs text-ink-faint">SHA-256 {sha256}</p>
          </li>
        ))}
      </ol>
      {read.links.length > SHOWN && <p className="text-ink-faint">The first {SHOWN} are shown.</p>}
    </PageSection>
  )
}

function toWords({ name }: File, link: number | null): string {
  return link === null ? `${name} is not in this package.` : `${name} is the file of link ${link}.`
}
