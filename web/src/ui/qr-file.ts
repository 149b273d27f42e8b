import encodeQR from 'qr'

/** Printers and cameras need this much white around it. */
const border = 4
/** Pixels of a square in the PNG; large enough for a poster. */
const scale = 24
const [ink, paper] = ['#10262b', '#ffffff']

/** One path of little squares, a run of them at a time. */
export function qrPath(rows: boolean[][]): { path: string; size: number } {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((on, x) => {
      if (!on || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`
    }),
  )
  return { path: runs.join(''), size: rows.length }
}

export function qrSvg(text: string): string {
  const { path, size } = qrPath(encodeQR(text, 'raw', { border }))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="${paper}"/><path d="${path}" fill="${ink}"/></svg>`,
  ].join('')
}

export function qrPng(text: string): Promise<Blob> {
  const rows = encodeQR(text, 'raw', { border })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = rows.length * scale
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.reject(new Error('this browser draws no pictures'))
  pen.fillStyle = paper
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = ink
  for (const [y, row] of rows.entries()) {
    for (const [x, on] of row.entries()) if (on) pen.fillRect(x * scale, y * scale, scale, scale)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      'image/png',
    )
  })
}
