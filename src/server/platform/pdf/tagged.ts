import PDFDocument from 'pdfkit'

type Element = PDFKit.PDFStructureElement
/** What a part is to a screen reader (PDF 1.7, section 14.8.4). */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link'

/** A document whose every mark is part of its structure, which screen readers read, or an artifact, which they leave out. */
export class Doc extends PDFDocument {
  /** Where parts without another place stand, in reading order. */
  readonly root: Element

  constructor(options: PDFKit.PDFDocumentOptions) {
    super({ ...options, pdfVersion: '1.7', tagged: true })
    this.root = this.struct('Document')
    this.addStructure(this.root)
  }

  /** What `draw` writes is one part. */
  part(role: Role, draw: () => void, parent: Element = this.root): void {
    parent.add(this.struct(role, {}, draw))
  }

  /** @param alt what is to be seen, for who does not see it */
  picture(alt: string, draw: () => void): void {
    this.root.add(this.struct('Figure', { alt }, draw))
  }

  /** A part that others stand in. Its writer ends it. */
  group(role: Role, parent: Element = this.root): Element {
    const element = this.struct(role)
    parent.add(element)
    return element
  }

  /** What `draw` writes says nothing: rules, and the feet of pages. It holds no other artifact. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.markContent('Artifact', { type })
    draw()
    this.endMarkedContent()
  }

  override end(): this {
    this.root.end()
    super.end()
    return this
  }
}
