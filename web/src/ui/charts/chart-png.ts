import { saveFile } from '../../lib/save-file.ts'
import { chartColor } from './chart-color.ts'

export type Picture = {
  /** The card: its theme is the picture's. */
  frame: HTMLElement
  svg: SVGSVGElement
  title: string
  subtitle: string
  /** Meanings of the colours; empty where there is no need for them. */
  legend: readonly string[]
  filename: string
}

/** Sharp on every screen. */
const scale = 2
const pad = 24

/** A page's style sheet does not reach a picture, so these are written onto it. */
const properties = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'opacity'],
  ...['stop-color', 'stop-opacity', 'display'],
]

/** Saves a chart as it stands on its card, with its title and legend. */
export async function savePng({ frame, svg, title, subtitle, legend, filename }: Picture): Promise<void> {
  const colors = getComputedStyle(frame)
  const token = (name: string) => colors.getPropertyValue(name).trim()
  const { width, height } = svg.getBoundingClientRect()
  const words = `14px ${token('--font-sans')}`
  const top = pad + 58 + (legend.length > 0 ? 30 : 0)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot create images.')
  pen.font = words
  const legendWidth = legend.reduce((sum, name) => sum + pen.measureText(name).width + 38, -18)
  const inner = Math.max(width, legendWidth)
  const left = pad + (inner - width) / 2
  canvas.width = (inner + 2 * pad) * scale
  canvas.height = (top + height + pad) * scale
  pen.scale(scale, scale)
  pen.fillStyle = token('--color-surface')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  write(pen, title, pad, pad + 18, `500 21px ${token('--font-display')}`, token('--color-text'))
  write(pen, subtitle, pad, pad + 40, words, token('--color-muted'))
  let x = pad
  for (const [index, name] of legend.entries()) {
    pen.fillStyle = token(chartColor(index).slice(4, -1))
    pen.beginPath()
    pen.roundRect(x, pad + 58, 12, 12, 4)
    pen.fill()
    write(pen, name, x + 20, pad + 69, words, token('--color-muted'))
    x += 20 + pen.measureText(name).width + 18
  }
  pen.drawImage(await drawShapes(svg, width, height), left, top, width, height)
  for (const text of svg.querySelectorAll('text')) {
    const style = getComputedStyle(text)
    const from = text.getNumberOfChars() > 0 ? text.getStartPositionOfChar(0) : null
    const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    if (from) write(pen, text.textContent ?? '', left + from.x, top + from.y, font, style.fill)
  }
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('The image could not be created.')
  saveFile(filename, 'image/png', file)
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  color: string,
): void {
  pen.font = font
  pen.fillStyle = color
  pen.fillText(text, x, y)
}

/** Everything but the text: a picture knows no fonts of ours, the canvas does. */
async function drawShapes(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('The chart is not a drawing.')
  const originals = svg.querySelectorAll('*')
  for (const [at, element] of copy.querySelectorAll('*').entries()) {
    const original = originals[at]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const name of properties) element.setAttribute(name, style.getPropertyValue(name))
    element.removeAttribute('style')
    element.removeAttribute('class')
  }
  for (const text of copy.querySelectorAll('text')) text.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const source = new XMLSerializer().serializeToString(copy)
  const url = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}
