import { type ReactNode, useMemo } from 'react'
import type { SharedProposal } from '#contract/booking/proposals-shared.ts'
import { formatCents, formatShortCents } from '#domain/booking/price/cents.ts'
import { formatLongDay, toDateRange } from '#domain/format-dates.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import { Card } from '#web/ui/card.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { AnswerProposal } from './answer-proposal.tsx'
import { AskSeller } from './ask-seller.tsx'
import { ProposalPill } from './proposal-pill.tsx'

type Place = { coordinates: SharedProposal['lines'][number]['point']; title: string }

interface SharedProposalScreenProps {
  token: string
  proposal: SharedProposal
  /** Slot: where the spaces are, by their numbers in the list. */
  map: (places: Place[]) => ReactNode
}

/** A proposal for whoever holds its link: read without an account, accepted with one. */
export function SharedProposalScreen({ token, proposal, map }: SharedProposalScreenProps) {
  const { title, seller, client, intro, lines, totalCents, version, changes, status } = proposal
  const places = useMemo(() => lines.map(({ point, title }) => ({ coordinates: point, title })), [lines])
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <header className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
          <bdi>{`${seller} proposes to ${client}`}</bdi>
          {status !== 'sent' && <ProposalPill status={status} />}
        </p>
        <h1 className="text-3xl wrap-anywhere md:text-4xl">
          <bdi>{title}</bdi>
        </h1>
        <p className="text-lg text-ink-soft">
          {lines.length === 1 ? '1 space' : `${lines.length} spaces`}
          {', '}
          <span className="price tabular-nums">{formatShortCents(totalCents)}</span>
          {` in all, until ${formatLongDay(new Date(proposal.validUntil))}. ${proposal.holds && status === 'sent' ? 'The dates are held for you until then.' : ''}`}
        </p>
        {intro && (
          <p dir="auto" className="whitespace-pre-line">
            {intro}
          </p>
        )}
        {changes.length > 0 && (
          <div className="text-sm">
            <p className="font-semibold">{`Version ${version}. Changed since the version before:`}</p>
            <ul className="list-disc pl-5">
              {changes.map((change, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two units of a space may change alike
                <li key={at}>{change}</li>
              ))}
            </ul>
          </div>
        )}
        <a
          href={`/api/shared-proposals/${token}/proposal.pdf`}
          download
          className="link self-start text-sm print:hidden"
        >
          Download as PDF
        </a>
      </header>
      {map(places)}
      <ol aria-label="Spaces of the proposal" className="flex flex-col gap-4">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two units of a space may have the same days
          <SharedLine key={at} line={line} number={at + 1} />
        ))}
      </ol>
      <AskSeller token={token} proposal={proposal} />
      <PageSection
        id="answer"
        title="Your answer"
        lead={
          proposal.price === 'one'
            ? 'One price for all spaces: they are booked together, or none is.'
            : 'All spaces are booked together, or none is. Ask the seller for another version if you want fewer.'
        }
      >
        <AnswerProposal token={token} proposal={proposal} />
      </PageSection>
    </div>
  )
}

function SharedLine({ line, number }: { line: SharedProposal['lines'][number]; number: number }) {
  const { title, place, medium, size, first, last, picture, prices, taxCents, totalCents } = line
  const facts = [place, AD_TYPE_LABELS[medium], size].filter(Boolean).join(' · ')
  return (
    <Card render={<li />} className="flex flex-col gap-4 p-4 sm:flex-row">
      {picture && (
        <Picture
          src={picture.url}
          alt=""
          sources={picture.sources}
          placeholder={picture.placeholder}
          fallback={picture.url}
          sizes="(min-width: 640px) 14rem, 100vw"
          className="aspect-4/3 w-full shrink-0 overflow-hidden rounded-card object-cover sm:w-56"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h2 className="text-lg leading-snug wrap-anywhere" dir="auto">
          {`${number}. ${title}`}
        </h2>
        <p className="text-sm text-ink-soft">{facts}</p>
        <p className="font-semibold tabular-nums">{toDateRange({ first, last })}</p>
        <dl className="flex flex-col gap-1 text-sm tabular-nums">
          {prices.map(({ label, cents }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one label
            <Amount key={at} label={label} cents={cents} />
          ))}
          {taxCents > 0 && <Amount label="Tax" cents={taxCents} />}
          <Amount label={taxCents > 0 ? 'With tax' : 'In all'} cents={totalCents} isStrong />
        </dl>
        <details className="text-sm">
          <summary className="link min-h-6 w-fit cursor-pointer">Payment and cancellation</summary>
          <ul className="mt-1 list-disc pl-5 text-ink-soft">
            {line.due.map(({ label, cents }) => (
              <li key={label}>{`${label}: ${formatCents(cents)}`}</li>
            ))}
            {line.cancellation.map((step) => (
              <li key={step}>{step}</li>
            ))}
            <li>{line.proof}</li>
          </ul>
        </details>
      </div>
    </Card>
  )
}

function Amount({ label, cents, isStrong }: { label: string; cents: number; isStrong?: boolean }) {
  return (
    <div className={isStrong ? 'flex justify-between gap-4 font-semibold' : 'flex justify-between gap-4'}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  )
}
