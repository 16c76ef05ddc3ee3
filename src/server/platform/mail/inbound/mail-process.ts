import { readFile } from 'node:fs/promises'
import { serveChild } from '../../child/serve-child.ts'
import { type ParsedMail, parseMail } from './parse-mail.ts'

serveChild<{ path: string; folder: string }, ParsedMail>(async ({ path, folder }) =>
  parseMail(await readFile(path), folder),
)
