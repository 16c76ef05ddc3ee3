import type { OwnListing } from '#contract/listings/listings-own.ts'
import type { DraftEffect, DraftEvent, DraftMachine, DraftState, DraftStep } from './draft-state.ts'

const SAVE_AFTER_MS = 1000
/** The browser is near. */
const STORE_AFTER_MS = SAVE_AFTER_MS / 3

type Of<T extends DraftEvent['type']> = Extract<DraftEvent, { type: T }>
type Rules = { [T in DraftEvent['type']]: (machine: DraftMachine, event: Of<T>) => DraftStep }

/**
 * Keeps what is typed: with the account once somebody is signed in, else in the browser. A draft that another window changed is
 * never written over without a word.
 */
export function reduceDraft(machine: DraftMachine, event: DraftEvent): DraftStep {
  const rule = RULES[event.type] as (machine: DraftMachine, event: DraftEvent) => DraftStep
  return rule(machine, event)
}

const RULES: Rules = {
  session: onSession,
  typed: (machine) =>
    step(
      { ...machine, isDue: true },
      { do: 'wait', ms: isOfGuest(machine) ? STORE_AFTER_MS : SAVE_AFTER_MS },
    ),
  due: handOn,
  saveTurn: startSaving,
  saved: onSaved,
  conflicted: (machine, { form, current }) =>
    form === machine.form
      ? step({ ...show(machine, { kind: 'conflict', current }), isBlocked: true })
      : step(machine),
  saveFailed: (machine, { form }) =>
    form === machine.form ? step(show(machine, { kind: 'failed' })) : step(machine),
  readTurn: (machine, { id }) =>
    id === machine.target ? step({ ...machine, isBlocked: true }, { do: 'fetch', id }) : step(machine),
  found: onFound,
  retried: (machine, { draftId }) => (draftId === undefined ? step(machine) : ask(machine, draftId)),
  leaveTurn: (machine, { from }) => (from === machine.target ? startOver(machine, 'none') : step(machine)),
  startedOver: (machine) => startOver(machine, 'none'),
  keptBoth: (machine) => step({ ...machine, draft: null, target: undefined, ...FREE }, { do: 'queueSave' }),
  submitted: (machine) => step({ ...machine, isSubmitting: true }),
  released: (machine) => step({ ...machine, isSubmitting: false }),
  entered: (machine) => step({ ...machine, isClosed: false }),
  closed: (machine) => handOn({ ...machine, isClosed: true }),
  tookOther: (machine, { stored }) => open(machine, stored),
  filled: (machine, { text }) => step({ ...machine, savedText: text }),
}

const FREE = { isBlocked: false, isSubmitting: false }

function step(machine: DraftMachine, ...effects: DraftEffect[]): DraftStep {
  return { machine, effects }
}

function isOfGuest({ owner }: DraftMachine): boolean {
  return owner === null || owner === undefined
}

/** Until the draft that was asked for is there, it is what the page waits for. */
function show(machine: DraftMachine, state: DraftState): DraftMachine {
  return machine.state.kind === 'loading' ? machine : { ...machine, state }
}

/** Whose form this is: a draft is read, a guest's text goes along with the sign-in, and nobody's is left to the next person. */
function onSession(machine: DraftMachine, event: Of<'session'>): DraftStep {
  const { userId, draftId } = event
  const before = machine.owner
  const owned = { ...machine, owner: userId }
  if (before === undefined) return begin(owned, event)
  if (before !== null && before !== userId) return startOver(owned, 'none')
  if (userId === null) return step(owned)
  if (before === null)
    return draftId !== undefined && !event.isWorthKeeping
      ? ask(owned, draftId)
      : step(owned, { do: 'queueSave' })
  if (draftId === machine.target) return step(owned)
  // Back, or a link to another draft or to none
  return draftId === undefined ? leave(owned) : ask(owned, draftId)
}

function begin(machine: DraftMachine, { userId, draftId, stored }: Of<'session'>): DraftStep {
  if (userId !== null && draftId !== undefined) return ask(machine, draftId)
  if (!stored) return step({ ...machine, state: { kind: 'none' } })
  const restored: DraftMachine = { ...machine, state: { kind: 'restored' } }
  const restore: DraftEffect = { do: 'restore', stored }
  return userId === null ? step(restored, restore) : step(restored, restore, { do: 'queueSave' })
}

/** What was typed goes where it is kept. */
function handOn(machine: DraftMachine): DraftStep {
  if (!machine.isDue) return step(machine)
  const done = { ...machine, isDue: false }
  if (!isOfGuest(machine)) return step(done, { do: 'queueSave' })
  return machine.isBlocked || machine.isSubmitting ? step(done) : step(done, { do: 'store' })
}

/** Another draft is asked for; what was typed into the one before is saved to that one first. */
function ask(machine: DraftMachine, id: number): DraftStep {
  const { machine: handed, effects } = handOn(machine)
  return step({ ...handed, target: id, state: { kind: 'loading' } }, ...effects, { do: 'queueRead', id })
}

function leave(machine: DraftMachine): DraftStep {
  const { machine: handed, effects } = handOn(machine)
  return step(handed, ...effects, { do: 'queueLeave', from: machine.target })
}

function startSaving(machine: DraftMachine, event: Of<'saveTurn'>): DraftStep {
  const { text, isWorthKeeping, isSignedIn } = event
  const isGuest = isOfGuest(machine) && !isSignedIn
  if (machine.isBlocked || machine.isSubmitting || isGuest || !isWorthKeeping) return step(machine)
  const { draft, form } = machine
  // also when what could not be saved was taken back by hand
  if (draft && text === machine.savedText) return step(show(machine, { kind: 'saved' }))
  return step(show(machine, { kind: 'saving' }), { do: 'send', form, text, before: draft })
}

function onSaved(machine: DraftMachine, { form, text, draft }: Of<'saved'>): DraftStep {
  // of a form that was emptied meanwhile: the account has the draft, this form does not
  if (form !== machine.form) return step(machine, { do: 'refreshList' })
  const saved = { ...show(machine, { kind: 'saved' }), draft, savedText: text }
  const effects: DraftEffect[] = [{ do: 'clearStored' }, { do: 'refreshList' }]
  // unless another draft was asked for meanwhile
  if (machine.draft !== null || machine.target !== undefined) return step(saved, ...effects)
  if (!machine.isClosed) effects.push({ do: 'name', id: draft.id })
  return step({ ...saved, target: draft.id }, ...effects)
}

function onFound(machine: DraftMachine, { id, stored }: Of<'found'>): DraftStep {
  if (id !== machine.target) return step(machine)
  if (stored) return open(machine, stored)
  return stored === null ? startOver(machine, 'gone') : step({ ...machine, state: { kind: 'unread' } })
}

function open(machine: DraftMachine, stored: OwnListing): DraftStep {
  const { id, updatedAt } = stored.listing
  const opened: DraftMachine = { ...machine, ...FREE, draft: { id, updatedAt }, state: { kind: 'saved' } }
  return step({ ...opened, form: machine.form + 1 }, { do: 'fill', stored })
}

/** An empty form of nobody's draft. */
function startOver(machine: DraftMachine, kind: 'none' | 'gone'): DraftStep {
  const empty: DraftMachine = { ...machine, ...FREE, draft: null, target: undefined, state: { kind } }
  return step(
    { ...empty, form: machine.form + 1 },
    { do: 'empty' },
    { do: 'clearStored' },
    { do: 'name', id: undefined },
  )
}
