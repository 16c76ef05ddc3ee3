import { describe, expect, it } from 'vitest'
import type { AssistantAnswer } from '#contract/discovery/assistants.ts'
import { insertDemoMarket } from '#db/seeds/demo/insert.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { type Dialogue, readDialogues } from './dialogues.ts'
import { judgeTurn, listShown } from './judge-turn.ts'

const { db, context, send } = await createTestApp()
await insertDemoMarket(db, { now: new Date(), saveFile: context.files.save, config: context.config })

async function ask(query: string, before: AssistantAnswer | null): Promise<AssistantAnswer> {
  const previous = before && {
    criteria: before.criteria,
    listingIds: listShown(before).map(({ listing }) => listing.id),
    ...(before.words && { words: before.words }),
    ...(before.focus && { focus: before.focus }),
    ...(before.plan && { plan: before.plan.brief }),
  }
  const response = await send('POST', '/api/ai/suggest', { query, ...(previous && { previous }) })
  expect(response.status).toBe(200)
  return response.json()
}

async function runDialogue({ name, turns }: Dialogue) {
  const told: { useful: boolean; report: string }[] = []
  let before: AssistantAnswer | null = null
  for (const { text, rubric } of turns) {
    const answer = await ask(text, before)
    const failed = judgeTurn(rubric, { answer, before })
    told.push({
      useful: failed.length === 0,
      report: `${failed.length === 0 ? 'ok  ' : 'MISS'} ${name} > ${text}\n     ${failed.join(' ; ')}\n     ${answer.suggestion}`,
    })
    before = answer
  }
  return told
}

async function measure(file: string) {
  const told = []
  for (const dialogue of readDialogues(file)) told.push(...(await runDialogue(dialogue)))
  return { told, share: told.filter(({ useful }) => useful).length / told.length }
}

/** Shares of useful turns; a change must not fall below. `DIALOGUES=guide` prints each turn of the set that may be read. */
const FLOORS = { 'guide.txt': 0.95, 'later.txt': 0.9, 'sealed.txt': 0.88 }

describe('dialogues on the demo market, without a model', () => {
  it.each(Object.entries(FLOORS))(
    '%s: enough turns are useful',
    async (file, floor) => {
      const { told, share } = await measure(file)
      const { DIALOGUES: read } = process.env
      if (read) process.stdout.write(`${file} ${share}\n`)
      if (read && file.startsWith(read))
        process.stdout.write(`${told.map(({ report }) => report).join('\n')}\n`)
      expect(share).toBeGreaterThanOrEqual(floor)
    },
    120_000,
  )

  it('are enough, of three to six turns', () => {
    const all = Object.keys(FLOORS).flatMap(readDialogues)
    expect(all.length).toBeGreaterThanOrEqual(60)
    expect(all.filter(({ turns }) => turns.length < 3 || turns.length > 6)).toEqual([])
  })
})
