import { listPdfObjects, readPageContents } from './read-pdf.ts'

/**
 * What a screen reader or an archive would miss in a PDF by pdfkit (ISO 14289-1, in short): language, title, embedded fonts, and a
 * structure that every piece of text belongs to.
 */
export function auditPdf(pdf: Buffer): string[] {
  const objects = listPdfObjects(pdf)
  const all = [...objects.values()]
  const faults: string[] = []
  const need = (is: boolean, fault: string) => void (is || faults.push(fault))
  const catalog = all.find((body) => body.includes('/Type /Catalog')) ?? ''
  need(pdf.subarray(0, 8).toString() === '%PDF-1.7', 'older than PDF 1.7')
  need(/\/Marked true/.test(refOf(objects, catalog, 'MarkInfo')), 'not tagged')
  need(/\/Lang \(/.test(catalog), 'no language')
  need(/\/DisplayDocTitle true/.test(refOf(objects, catalog, 'ViewerPreferences')), 'title not shown')
  for (const font of all.filter((body) => /\/Type \/FontDescriptor/.test(body)))
    need(/\/FontFile[23]? /.test(font), 'a font that is not embedded')
  need(!all.some((body) => /\/BaseFont \/(?:Helvetica|Times|Courier)/.test(body)), 'a built-in font')
  for (const [at, content] of readPageContents(objects).entries())
    faults.push(...auditContent(content).map((fault) => `page ${at + 1}: ${fault}`))
  return faults
}

/** Its parts by what they are, in reading order. */
export function listRoles(pdf: Buffer): string[] {
  return [...listPdfObjects(pdf).values()].flatMap((body) => /\/S \/(\w+)/.exec(body)?.[1] ?? [])
}

function refOf(objects: Map<string, string>, body: string, name: string): string {
  const ref = new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]
  return ref ? (objects.get(ref) ?? '') : body
}

/** Text outside of what is marked, and marks that are not closed. */
function auditContent(content: string): string[] {
  const faults: string[] = []
  let depth = 0
  for (const [operator] of content.matchAll(/\b(?:BMC|BDC|EMC|TJ|Tj)\b/g)) {
    if (operator === 'BMC' || operator === 'BDC') depth += 1
    else if (operator === 'EMC') depth -= 1
    else if (depth === 0) faults.push('text outside of the structure')
    if (depth < 0) faults.push('a mark closed twice')
  }
  if (depth > 0) faults.push('a mark that is open')
  return faults
}
