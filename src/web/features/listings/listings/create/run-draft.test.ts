import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { buildWebListing } from '#test/support/listings/web-listing.ts'
import { emptyForm, type FormValues } from '../form/form-values.ts'
import type { AccountDraft, Saved } from './account-draft.ts'
import { type DraftState, startDraft } from './draft-state.ts'
import { runDraft } from './run-draft.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function stored(id: number, title: string): OwnListing {
  const listing = { ...buildWebListing({ id, title }), updatedAt: `v of ${title}` }
  return { listing, sites: [], unfinished: {} } as unknown as OwnListing
}

/** A form, an account that answers when it is let, and what was done to both. */
function open(draftId?: number) {
  let values = emptyForm(new Date())
  const waiting: ((answer: Saved | Error) => void)[] = []
  const reads: ((answer: OwnListing | null) => void)[] = []
  const sent: [string, AccountDraft | null][] = []
  const states: DraftState['kind'][] = []
  const named: (number | undefined)[] = []
  const browser: (string | undefined)[] = []
  const runner = runDraft(startDraft(draftId), {
    form: {
      getValues: () => values,
      reset: (next) => {
        values = next
      },
    },
    saveAccountDraft: (form, before) => {
      sent.push([form.title, before])
      return new Promise((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
      })
    },
    readAccountDraft: () => new Promise((resolve) => void reads.push(resolve)),
    writeDraft: (form) => void browser.push(form.title),
    clearDraft: () => void browser.push(undefined),
    onState: ({ kind }) => void states.push(kind),
    onDraft: (id) => void named.push(id),
    refreshList: () => {},
  })
  const flush = () => vi.advanceTimersByTimeAsync(0)
  return {
    runner,
    sent,
    states,
    named,
    browser,
    title: () => values.title,
    session: (userId: number | null, id = draftId) =>
      runner.send({
        type: 'session',
        userId,
        draftId: id,
        stored: undefined,
        isWorthKeeping: values.title !== '',
      }),
    type: (title: string) => {
      values = { ...values, title } satisfies FormValues
      runner.send({ type: 'typed' })
    },
    /** The account answers the oldest save that waits. */
    answer: async (answer: Saved | Error) => {
      await flush()
      waiting.shift()!(answer)
      await flush()
    },
    find: async (answer: OwnListing | null) => {
      await flush()
      reads.shift()!(answer)
      await flush()
    },
  }
}

const version = (n: number, id = 7): Saved => ({ outcome: 'saved', draft: { id, updatedAt: `v${n}` } })

describe('one save at a time', () => {
  it('what is typed meanwhile is sent after it, with the version it made', async () => {
    const page = open()
    page.session(3)
    page.type('Wall')
    await vi.advanceTimersByTimeAsync(1000)
    page.type('Wall on Pine')
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.sent).toEqual([['Wall', null]])
    await page.answer(version(1))
    expect(page.sent.at(-1)).toEqual(['Wall on Pine', { id: 7, updatedAt: 'v1' }])
    await page.answer(version(2))
    expect(page.named).toEqual([7])
    expect(page.states).toEqual(['none', 'saving', 'saved', 'saving', 'saved'])
  })

  it('waits until the typing stops', async () => {
    const page = open()
    page.session(3)
    for (const title of ['W', 'Wa', 'Wall']) {
      page.type(title)
      await vi.advanceTimersByTimeAsync(900)
    }
    expect(page.sent).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(page.sent).toEqual([['Wall', null]])
  })

  it('sends nothing twice when it is asked to save twice', async () => {
    const page = open()
    page.session(3)
    page.type('Wall')
    const both = Promise.all([page.runner.save(), page.runner.save()])
    await page.answer(version(1))
    expect(await both).toEqual([{ draft: { id: 7, updatedAt: 'v1' } }, { draft: { id: 7, updatedAt: 'v1' } }])
    expect(page.sent).toHaveLength(1)
  })
})

describe('saving by hand says what became of it', () => {
  it.each([
    ['nothing typed', '', undefined, { unsaved: 'empty' }],
    ['saved', 'Wall', version(1), { draft: { id: 7, updatedAt: 'v1' } }],
    ['offline', 'Wall', new Error('Failed to fetch'), { unsaved: 'failed' }],
    [
      'another window',
      'Wall',
      { outcome: 'conflict', current: stored(7, 'Theirs') },
      { unsaved: 'conflict' },
    ],
  ] as [string, string, Saved | Error | undefined, object][])('%s', async (_what, title, answer, outcome) => {
    const page = open()
    page.session(3)
    page.type(title)
    const saving = page.runner.save()
    if (answer) await page.answer(answer)
    expect(await saving).toEqual(outcome)
  })

  it('a conflict that nobody decided is no saved draft', async () => {
    const page = open()
    page.session(3)
    page.type('Wall')
    const first = page.runner.save()
    await page.answer({ outcome: 'conflict', current: stored(7, 'Theirs') })
    await first
    expect(await page.runner.save()).toEqual({ unsaved: 'conflict' })
  })

  it('who has just signed in is saved before the session says so', async () => {
    const page = open()
    page.session(null)
    page.type('Wall')
    const saving = page.runner.save(true)
    await page.answer(version(1))
    expect(await saving).toEqual({ draft: { id: 7, updatedAt: 'v1' } })
    page.session(3)
    await vi.advanceTimersByTimeAsync(5000)
    expect(page.sent).toHaveLength(1)
  })
})

describe('reading a draft', () => {
  it('fills the form, which is not saved anew', async () => {
    const page = open(7)
    page.session(3)
    await page.find(stored(7, 'Wall number one'))
    expect(page.title()).toBe('Wall number one')
    await page.runner.save()
    expect(page.sent).toEqual([])
  })

  it('what was typed into the one before is saved to that one first', async () => {
    const page = open(7)
    page.session(3)
    await page.find(stored(7, 'Wall number one'))
    page.type('Wall number one, seen again')
    page.session(3, 8)
    await page.answer(version(2))
    expect(page.sent).toEqual([['Wall number one, seen again', { id: 7, updatedAt: 'v of Wall number one' }]])
    await page.find(stored(8, 'Wall number two'))
    expect(page.title()).toBe('Wall number two')
    // the form of the one before is not shown between
    expect(page.states).toEqual(['loading', 'saved', 'loading', 'saved'])
  })

  it('of two asked for, the last is shown, whatever comes first', async () => {
    const page = open(7)
    page.session(3)
    await vi.advanceTimersByTimeAsync(0)
    page.session(3, 8)
    await vi.advanceTimersByTimeAsync(0)
    await page.find(stored(7, 'Wall number one'))
    expect(page.title()).toBe('')
    await page.find(stored(8, 'Wall number two'))
    expect(page.title()).toBe('Wall number two')
  })
})

describe('a guest', () => {
  it('has what is typed in this browser, and no longer once it is deleted', async () => {
    const page = open()
    page.session(null)
    page.type('Wall')
    await vi.advanceTimersByTimeAsync(400)
    page.type('')
    await vi.advanceTimersByTimeAsync(400)
    expect(page.browser).toEqual(['Wall', undefined])
    expect(page.sent).toEqual([])
  })

  it('takes it along when signing in, and the browser has it no more', async () => {
    const page = open()
    page.session(null)
    page.type('Wall')
    await vi.advanceTimersByTimeAsync(400)
    page.session(3)
    await page.answer(version(1))
    expect(page.browser).toEqual(['Wall', undefined])
    expect(page.named).toEqual([7])
  })
})

it('a submission waits for the save on its way and takes its draft along', async () => {
  const page = open()
  page.session(3)
  page.type('Wall')
  await vi.advanceTimersByTimeAsync(1000)
  const held = page.runner.hold()
  page.type('Wall on Pine')
  await page.answer(version(1))
  expect(await held).toEqual({ id: 7, updatedAt: 'v1' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(page.sent).toHaveLength(1)
})
