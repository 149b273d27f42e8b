import { colours } from './theme.ts'

const body =
  'M19.6 5.2c3.2.2 5.8 1.2 7.8 2.7 1-.3 2.1-.4 3.2-.4 2.9 0 5.4 1.2 7.1 3.2L46 7.6l-5.6 6.6 5.4 1.5-5.2 2.6c.2 11.9-7.4 20.5-18.4 20.5-2.7 0-5.1-.5-7.2-1.4L3 44.4c1.2-11.3 7.3-22.4 17.8-29.7.6-2.1 1.4-3.6 2.6-4.7-1.2-1.6-2.5-3.2-3.8-4.8Z'
const wing = 'M11.6 32.3c1.6-8.6 9-14.6 20-13.5-.4 9.9-9.2 17.4-20 13.5Z'

/** The drawing is 48 units wide, as on screens. */
export function drawLark(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 48)
  doc.path(body).fill(colours.primary)
  doc.path(wing).fill(colours.accent)
  doc.circle(31.4, 13.6, 1.5).fill(colours.paper)
  doc.restore()
}
