import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** A node of the parser's tree, read by its field names, which differ from type to type. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type Node = any

export interface Source {
  file: string
  program: Node
  /** What is declared at the top of the file, by name: functions and constants. */
  declared: Map<string, Node>
  /** What is imported from our own pages: local name → file and name there. */
  imported: Map<string, { file: string; name: string }>
}

export type Sources = Map<string, Source>

const WEB = join(import.meta.dirname, '../../../src/web')

/** The text of every file of the pages, by its path below `src/web`. */
export function readTexts(): Record<string, string> {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\.gen\./.test(file),
  )
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(WEB, file), 'utf8')]))
}

export function parseSources(texts: Record<string, string>): Sources {
  return new Map(Object.entries(texts).map(([file, text]) => [file, parseSource(file, text)]))
}

function parseSource(file: string, text: string): Source {
  const { program } = parseSync(file, text)
  const source: Source = { file, program, declared: new Map(), imported: new Map() }
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') readImport(source, node)
    if (node.type === 'FunctionDeclaration') source.declared.set(node.id.name, node)
    if (node.type === 'VariableDeclarator' && node.init) source.declared.set(node.id.name, node.init)
  })
  return source
}

function readImport({ file, imported }: Source, { source, specifiers }: Node): void {
  const path: string = source.value
  if (!/^(#web\/|\.)/.test(path)) return
  const target = path.startsWith('#web/') ? path.slice('#web/'.length) : join(file, '..', path)
  for (const { local, imported: name } of specifiers)
    if (name) imported.set(local.name, { file: target, name: name.name })
}

/** Calls `see` for a node and everything below it. */
export function walk(node: Node, see: (node: Node) => void): void {
  if (!node || typeof node !== 'object') return
  if (typeof node.type === 'string') see(node)
  for (const child of Object.values(node)) walk(child, see)
}
