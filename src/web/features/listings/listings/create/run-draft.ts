import type { OwnListing } from '#contract/listings/listings-own.ts'
import { emptyForm, type FormValues } from '../form/form-values.ts'
import { type AccountDraft, draftValues, isWorthKeeping, type Saved } from './account-draft.ts'
import type { DraftEffect, DraftEvent, DraftMachine, DraftState } from './draft-state.ts'
import { reduceDraft } from './reduce-draft.ts'

/** What the machine of a draft moves: the form, the account, the browser, the address. */
export interface DraftPorts {
  form: { getValues: () => FormValues; reset: (values: FormValues) => void }
  saveAccountDraft: (values: FormValues, before: AccountDraft | null) => Promise<Saved>
  readAccountDraft: (id: number) => Promise<OwnListing | null>
  writeDraft: (values: FormValues) => void
  clearDraft: () => void
  onState: (state: DraftState) => void
  onDraft: (id: number | undefined) => void
  refreshList: () => void
}

/** What became of a save; why, when the account holds nothing new. */
export type SaveOutcome = { draft: AccountDraft } | { unsaved: 'empty' | 'failed' | 'conflict' }

export type DraftRunner = ReturnType<typeof runDraft>

/** Does what the machine says, one turn at a time. */
export function runDraft(first: DraftMachine, ports: DraftPorts) {
  let machine = first
  let turns: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async (event: DraftEvent): Promise<void> => {
    const before = machine.state
    const { machine: next, effects } = reduceDraft(machine, event)
    machine = next
    if (next.state !== before) ports.onState(next.state)
    await Promise.all(effects.map(perform))
  }
  const queue = <T>(turn: () => Promise<T>): Promise<T> => {
    const done = turns.then(turn)
    turns = done.catch(() => null)
    return done
  }
  const save = (isSignedIn = false): Promise<SaveOutcome> =>
    queue(async () => {
      const values = ports.form.getValues()
      const text = JSON.stringify(values)
      await send({ type: 'saveTurn', text, isWorthKeeping: isWorthKeeping(values), isSignedIn })
      return outcomeOf(machine)
    })

  const effects: { [T in DraftEffect['do']]: (effect: Extract<DraftEffect, { do: T }>) => unknown } = {
    wait: ({ ms }) => {
      clearTimeout(timer)
      timer = setTimeout(() => void send({ type: 'due' }), ms)
    },
    queueSave: () => void save(),
    queueLeave: ({ from }) => void queue(() => send({ type: 'leaveTurn', from })),
    // the answer is not waited for: whoever goes back meanwhile is not held up
    queueRead: ({ id }) => void queue(async () => void send({ type: 'readTurn', id })),
    send: async ({ form, text, before }) => send(await trySave(ports, { form, text, before })),
    fetch: async ({ id }) => {
      const stored = await ports.readAccountDraft(id).catch(() => undefined)
      await send({ type: 'found', id, stored })
    },
    fill: ({ stored }) => {
      ports.form.reset(draftValues(stored))
      return send({ type: 'filled', text: JSON.stringify(ports.form.getValues()) })
    },
    restore: ({ stored }) => ports.form.reset({ ...emptyForm(new Date()), ...stored }),
    empty: () => ports.form.reset(emptyForm(new Date())),
    store: () => {
      const values = ports.form.getValues()
      if (isWorthKeeping(values)) ports.writeDraft(values)
      else ports.clearDraft()
    },
    clearStored: () => ports.clearDraft(),
    name: ({ id }) => ports.onDraft(id),
    refreshList: () => ports.refreshList(),
  }
  const perform = (effect: DraftEffect) => (effects[effect.do] as (effect: DraftEffect) => unknown)(effect)

  return {
    /** Starts what follows from it; nothing is waited for. */
    send: (event: DraftEvent) => void send(event),
    save,
    /** No save runs while it is submitted. @returns the draft to submit */
    hold: async (): Promise<AccountDraft | null> => {
      await send({ type: 'submitted' })
      await turns
      return machine.draft
    },
  }
}

/** Of what is typed now, not of what was typed when the turn was asked for. */
async function trySave(
  { form, saveAccountDraft }: DraftPorts,
  { before, ...sent }: { form: number; text: string; before: AccountDraft | null },
): Promise<DraftEvent> {
  try {
    const saved = await saveAccountDraft(form.getValues(), before)
    if (saved.outcome === 'saved') return { type: 'saved', ...sent, draft: saved.draft }
    return { type: 'conflicted', form: sent.form, current: saved.current }
  } catch {
    return { type: 'saveFailed', form: sent.form }
  }
}

function outcomeOf({ state, draft }: DraftMachine): SaveOutcome {
  if (state.kind === 'failed' || state.kind === 'conflict') return { unsaved: state.kind }
  return draft ? { draft } : { unsaved: 'empty' }
}
