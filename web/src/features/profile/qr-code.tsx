import encodeQR from 'qr'
import { useMemo } from 'react'

/** Dark on white in both themes, since some cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => draw(encodeQR(text, 'raw', { border: 2 })), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-[196px] shrink-0 rounded-[12px] border border-border"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#10262b" />
    </svg>
  )
}

/** One path of little squares, a run of them at a time. */
function draw(rows: boolean[][]): { path: string; size: number } {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((on, x) => {
      if (!on || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`
    }),
  )
  return { path: runs.join(''), size: rows.length }
}
