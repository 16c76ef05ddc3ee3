import { rmSync } from 'node:fs'

/** The server has stopped by now; its folder is not needed any more. */
export default function teardown() {
  const folder = process.env.E2E_DATA_DIR
  if (folder) rmSync(folder, { recursive: true, force: true })
}
