import { readFile } from 'node:fs/promises'
import { serveChild } from '../../child/serve-child.ts'
import { type ParsedMail, type ParseOptions, parseMail } from './parse-mail.ts'

serveChild<{ path: string } & ParseOptions, ParsedMail>(async ({ path, ...options }) =>
  parseMail(await readFile(path), options),
)
