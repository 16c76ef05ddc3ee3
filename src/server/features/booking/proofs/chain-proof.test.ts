import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { toLinkBytes } from '#domain/booking/proof/chain.ts'
import type { ProofFacts } from '#domain/booking/proof/facts.ts'
import { required } from '#domain/required.ts'
import type { ProofRow } from '../duties/list-proofs.ts'
import { toProofLink } from './chain-proof.ts'

const SIZE = { width: 1920, height: 1080 }

function buildRow(facts: ProofFacts): ProofRow {
  return {
    id: '7d1ff2e0-4f43-4b5b-9d0c-1f6a0c7b1a01',
    booking_id: 17,
    duty: '17@2027-03-01/posting',
    item: 0,
    kind: 'photo',
    origin: 'captured',
    crew_link_id: null,
    sent_by: 1,
    received_at: new Date('2027-03-02T20:00:00.123Z'),
    name: 'wall.jpg',
    media_type: 'image/jpeg',
    size_bytes: 1234,
    sha256: Buffer.alloc(32, 1),
    path: null,
    preview_path: null,
    preview_width: null,
    preview_height: null,
    caption: 'Wall',
    url: null,
    facts,
    captured_at: new Date('2027-03-02T19:58:00Z'),
    clock_offset_ms: 0,
    lat: 47.6,
    lng: -122.33,
    accuracy_m: 12,
    heading: 20,
    alike: null,
    checks: null,
    link: 1,
    chain: Buffer.alloc(32, 2),
  }
}

const linkOf = (facts: ProofFacts) => required(toProofLink(buildRow(facts)))

const PICTURE: ProofFacts = { kind: 'picture', format: 'JPEG', ...SIZE, colour: 'rgb', isMoving: false }

/** Chains that were made before would not fit any more: another form of a link needs a number of its own, kept in its row. */
it('a link is hashed as it always was', () => {
  const { facts, sha256 } = linkOf(PICTURE)
  const bytes = toLinkBytes(null, facts, Buffer.from(sha256, 'hex'))
  expect(hash('sha256', bytes)).toBe('6801a469f454b35908119eeb5c73dcb704769fd3e22d9e049e8ad55c6bb28854')
})

it.each<[ProofFacts, string]>([
  [PICTURE, 'JPEG picture, 1920 × 1080 pixels'],
  [{ ...PICTURE, format: 'GIF', isMoving: true }, 'Moving GIF picture, 1920 × 1080 pixels'],
  [{ kind: 'film', format: 'MP4', ...SIZE, ms: 15_500 }, 'MP4 film, 1920 × 1080 pixels, 15.5 seconds'],
  [{ kind: 'sound', format: 'MP3', ms: 30_000 }, 'MP3 sound, 30 seconds'],
  [{ kind: 'log', lines: 12_000 }, 'CSV of 12,000 lines'],
  [{ kind: 'address' }, 'An address'],
])('and so are the words of what was handed in: %o', (facts, what) => {
  expect(linkOf(facts).facts.what).toBe(what)
})
